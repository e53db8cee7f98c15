"""Pictures of the display, as numbers: brightness, contrast, and how like an earlier one."""

import subprocess
import time


class Picture:
    """Red, green and blue of each point of a picture, or of a part of it."""

    def __init__(self, width, height, points):
        self.width, self.height, self.points = width, height, points

    @classmethod
    def taken(cls, x=None, y=None, width=None, height=None):
        """The display now, or a part of it."""
        part = [] if x is None else ["-crop", f"{width}x{height}+{x}+{y}"]
        return cls.read(["import", "-window", "root", *part, "+repage", "-depth", "8", "ppm:-"])

    @classmethod
    def opened(cls, path):
        return cls.read(["convert", path, "-depth", "8", "ppm:-"])

    @classmethod
    def read(cls, command, input=None):
        data = subprocess.run(command, input=input, check=True, capture_output=True).stdout
        # Four words, a white space after each: kind, width, height, the greatest value. What follows are the points.
        kind, width, height, most = data[:32].split()[:4]
        start = len(b" ".join([kind, width, height, most])) + 1
        assert kind == b"P6", kind
        return cls(int(width), int(height), data[start:])

    def data(self):
        return b"P6\n%d %d\n255\n" % (self.width, self.height) + self.points

    def part(self, x, y, width, height):
        rows = [
            self.points[((y + row) * self.width + x) * 3:((y + row) * self.width + x + width) * 3]
            for row in range(height)]
        return Picture(width, height, b"".join(rows))

    def colors(self):
        """How often each colour is there."""
        counts = {}
        for place in range(0, len(self.points), 3):
            color = self.points[place:place + 3]
            counts[color] = counts.get(color, 0) + 1
        return counts

    def brightness(self, y):
        """Of the points of one row, from 0 to 255."""
        row = self.points[y * self.width * 3:(y + 1) * self.width * 3]
        return [(row[place] * 2 + row[place + 1] * 5 + row[place + 2]) / 8 for place in range(0, len(row), 3)]

    def small(self, width, height):
        """Its brightness in a few cells, a byte each."""
        command = ["convert", "ppm:-", "-colorspace", "Gray", "-filter", "Box", "-resize", f"{width}x{height}!",
                   "-depth", "8", "gray:-"]
        return subprocess.run(command, input=self.data(), check=True, capture_output=True).stdout


def settled(take):
    """A picture, once it stays the same."""
    last = None
    while True:
        now = take()
        if last is not None and now.points == last.points:
            return now
        last = now
        time.sleep(0.15)


def contrast(first, second):
    """Between two colours, from 1 to 21 (WCAG 2.2, relative luminance)."""

    def luminance(color):
        parts = [value / 255 for value in color]
        red, green, blue = [
            part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    low, high = sorted([luminance(first), luminance(second)])
    return (high + 0.05) / (low + 0.05)


def strongest_contrast(picture):
    """Of anything that is drawn, against what is most of the picture."""
    counts = picture.colors()
    ground = max(counts, key=counts.get)
    return max(contrast(ground, color) for color in counts)
