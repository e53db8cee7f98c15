"""A person and a screen reader at the display that `on-display` gives: keys, pointer, accessible tree, pictures."""

import os
import re
import signal
import subprocess
import tempfile
import time

import pyatspi

PATIENCE = float(os.environ.get("PATIENCE", "30"))  # seconds until something that should happen is given up

# A shell has what it runs in the background ignore these, and so would every program that is started here.
for number in (signal.SIGINT, signal.SIGQUIT):
    if signal.getsignal(number) == signal.SIG_IGN:
        signal.signal(number, signal.SIG_DFL)


def wait_for(what, condition):
    """Waits until a condition holds, however slow the machine; answers with what it found."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            found = condition()
        except Exception:  # the tree changes while it is read
            found = None
        if found:
            return found
        if time.monotonic() > end:
            raise AssertionError(f"waited in vain for {what}")
        time.sleep(0.05)


def steady(what, read):
    """Waits until what is read is the same twice, some frames apart: nothing moves any more."""
    last = []

    def stays():
        now = read()
        stayed = last[-1:] == [now]
        last.append(now)
        return stayed

    wait_for(f"{what} to stand still", stays)
    return last[-1]


class Program:
    """A running program with one window."""

    def __init__(self, *command, environment=None, input=None, keeps_open=False):
        """`keeps_open`: more input comes later, by `feed`."""
        settings = dict(os.environ, G_DEBUG="fatal-criticals", **(environment or {}))
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE if input is not None else subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=subprocess.PIPE, env=settings, start_new_session=True)
        if input is not None:
            self.feed(input)
            if not keeps_open:
                self.end_input()

    def feed(self, input):
        self.process.stdin.write(input)
        self.process.stdin.flush()

    def end_input(self):
        self.process.stdin.close()
        self.process.stdin = None

    def window(self):
        """Waits until the window may be typed into: its number, which only an X server has."""
        if os.environ.get("GDK_BACKEND") == "wayland":
            self.find("frame", None, "active")
            return None

        def search():
            found = subprocess.run(
                ["xdotool", "search", "--onlyvisible", "--pid", str(self.process.pid)], capture_output=True, text=True)
            return found.stdout.split()

        number = wait_for("a window", search)[-1]
        subprocess.run(["xdotool", "windowactivate", "--sync", number], stderr=subprocess.DEVNULL)
        return number

    def application(self):
        def search():
            for application in pyatspi.Registry.getDesktop(0):
                if application is not None and application.get_process_id() == self.process.pid:
                    return application

        return wait_for("the program in the accessible tree", search)

    def nodes(self):
        def walk(node):
            yield node
            for child in node:
                if child is not None:
                    yield from walk(child)

        return list(walk(self.application()))

    def find(self, role, name=None, *states, none=()):
        """Waits for a node of a role, by name if given, with some states and without others."""
        wanted = [getattr(pyatspi, "STATE_" + state.upper()) for state in states]
        unwanted = [getattr(pyatspi, "STATE_" + state.upper()) for state in none]

        def search():
            for node in self.nodes():
                if node.getRoleName() == role and name in (None, node.name):
                    held = node.getState()
                    if all(map(held.contains, wanted)) and not any(map(held.contains, unwanted)):
                        return node

        return wait_for(f"{role} {name} {' '.join(states)}", search)

    def wait_for_text(self, role, name, text):
        try:
            wait_for(f"{role} {name} to read {text!r}", lambda: text_of(self.find(role, name)) == text)
        except AssertionError as error:
            raise AssertionError(f"{error}; it reads {text_of(self.find(role, name))!r}") from None

    def finish(self):
        """Waits until the program ends by itself: exit status, standard output, standard error."""
        output, errors = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, output.decode(), errors.decode()

    def end(self):
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGTERM)
            self.process.communicate(timeout=PATIENCE)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.end()


def desktop_with(*settings):
    """The environment of a program on a desktop with some settings, as GTK writes them: `gtk-enable-animations=0`."""
    folder = tempfile.mkdtemp()
    os.mkdir(os.path.join(folder, "gtk-4.0"))
    with open(os.path.join(folder, "gtk-4.0", "settings.ini"), "w") as file:
        file.write("[Settings]\n" + "\n".join(settings) + "\n")
    return {"XDG_CONFIG_HOME": folder}


def box_of(node):
    """Where a node is in its window: x, y, width, height."""
    extents = node.queryComponent().getExtents(pyatspi.WINDOW_COORDS)
    return extents.x, extents.y, extents.width, extents.height


def box_in_popup(node):
    """Where a node is in its popover: x, y, width, height. GTK 4.8 tells neither a popover's place nor those in it right,
    but both wrong by as much."""
    popover = node
    while popover.name != "GtkPopover":
        popover = popover.parent
    left, top, _, _ = box_of(popover)
    x, y, width, height = box_of(node)
    return x - left, y - top, width, height


def middle_in_popup(node):
    """The middle of a node in a popover on the display, once both stand still."""
    left, top, _, _ = popup()
    wait_for(f"{node.name} on the screen", lambda: box_of(node)[2] > 0)
    x, y, width, height = steady(node.name, lambda: box_in_popup(node))
    return left + x + width // 2, top + y + height // 2


def text_of(node):
    text = node.queryText()
    return text.getText(0, text.characterCount)


def attributes(node):
    return dict(pair.split(":", 1) for pair in node.getAttributes() if ":" in pair)


def key(*names):
    for name in names:
        subprocess.run(["xdotool", "key", name], check=True)
        time.sleep(0.08)


def type_text(text):
    subprocess.run(["xdotool", "type", "--delay", "40", text], check=True)


def place_of(window):
    shell = subprocess.run(["xdotool", "getwindowgeometry", "--shell", window], capture_output=True, text=True).stdout
    values = dict(line.split("=") for line in shell.split())
    return int(values["X"]), int(values["Y"]), int(values["WIDTH"]), int(values["HEIGHT"])


def inside(window):
    """Where the content of a window is on the display, without its frame: x, y, width, height."""
    told = subprocess.run(["xwininfo", "-id", window], capture_output=True, text=True).stdout
    return tuple(
        int(re.search(name + r": +(-?\d+)", told)[1])
        for name in ("Absolute upper-left X", "Absolute upper-left Y", "Width", "Height"))


def popup():
    """Where the popup is on the display, once it stands there."""
    return steady("the popup", lambda: popups()[0])


def popups():
    """Where popups are that show, windows without a name that are larger than a point: x, y, width, height of each."""
    tree = subprocess.run(["xwininfo", "-root", "-children"], capture_output=True, text=True).stdout
    places = []
    for number, *found in re.findall(
            r'(0x[0-9a-f]+) \(has no name\): \("" ""\) +(\d+)x(\d+)\+(-?\d+)\+(-?\d+)', tree):
        width, height, x, y = map(int, found)
        if width > 100 and height > 40 and x >= 0 and y >= 0:
            told = subprocess.run(["xwininfo", "-id", number], capture_output=True, text=True).stdout
            if "IsViewable" in told:
                places.append((x, y, width, height))
    return places


def move(x, y):
    subprocess.run(["xdotool", "mousemove", str(x), str(y)], check=True)
    time.sleep(0.05)


def click(x, y, button=1):
    move(x, y)
    subprocess.run(["xdotool", "click", str(button)], check=True)
    time.sleep(0.1)


def drag(x, y, by, steps=8):
    """Presses, moves down by so many pixels in some steps, rests, lets go."""
    move(x, y)
    subprocess.run(["xdotool", "mousedown", "1"], check=True)
    for step in range(1, steps + 1):
        move(x, y + by * step // steps)
    time.sleep(0.3)
    subprocess.run(["xdotool", "mouseup", "1"], check=True)
    time.sleep(0.1)


def fling(x, y, by, steps=5):
    """Presses, moves fast and lets go on the way."""
    move(x, y)
    commands = ["xdotool", "mousedown", "1"]
    for step in range(1, steps + 1):
        commands += ["mousemove", str(x), str(y + by * step // steps), "sleep", "0.01"]
    subprocess.run([*commands, "mouseup", "1"], check=True)


def picture(path):
    subprocess.run(["import", "-window", "root", path], check=True)
