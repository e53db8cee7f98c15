"""A speech synthesizer that writes down what it is to say, for a machine without sound.

It speaks SSIP, the protocol of Speech Dispatcher, to screen readers that `SPEECHD_ADDRESS` sends to it. The real Speech
Dispatcher waits for its output module, and without a sound device the screen reader waits with it.
"""

import os
import re
import socket
import threading
from html import unescape


class Synthesizer:
    def __init__(self, folder):
        path = os.path.join(folder, "synthesizer.sock")
        self.address = f"unix_socket:{path}"
        self.lock = threading.Lock()
        self.said = []
        self.server = socket.socket(socket.AF_UNIX)
        self.server.bind(path)
        self.server.listen()
        threading.Thread(target=self._accept, daemon=True).start()

    def lines(self):
        """All that was said until now, an utterance a line."""
        with self.lock:
            return list(self.said)

    def _accept(self):
        number = 0
        while True:
            connection, _ = self.server.accept()
            number += 1
            threading.Thread(target=self._serve, args=(connection, number), daemon=True).start()

    def _serve(self, connection, client):
        message = 0
        with connection, connection.makefile("rwb") as stream:

            def answer(code, text, *data):
                lines = [f"{code}-{item}" for item in data] + [f"{code} {text}"]
                stream.write("".join(line + "\r\n" for line in lines).encode())
                stream.flush()

            for line in stream:
                command = line.decode(errors="replace").split()
                verb = command[0].upper() if command else ""
                if verb == "SPEAK":
                    answer(230, "OK RECEIVING DATA")
                    text = self._data(stream)
                    message += 1
                    self._say(text)
                    answer(225, "OK MESSAGE QUEUED", message)
                    # Events come after the answer: begun and ended at once.
                    answer(701, "BEGIN", message, client)
                    answer(702, "END", message, client)
                elif verb in ("CHAR", "KEY"):
                    message += 1
                    self._say(" ".join(command[1:]))
                    answer(225, "OK MESSAGE QUEUED", message)
                elif verb == "HISTORY":
                    answer(245, "OK CLIENT ID SENT", client)
                elif verb == "GET":
                    answer(251, "OK GET RETURNED", 0)
                elif verb == "LIST":
                    answer(249, "OK LIST SENT", "none en none")
                elif verb == "QUIT":
                    answer(231, "HAPPY HACKING")
                    return
                else:
                    answer(200, "OK")

    @staticmethod
    def _data(stream):
        lines = []
        for line in stream:
            text = line.decode(errors="replace").rstrip("\r\n")
            if text == ".":
                break
            lines.append(text[1:] if text.startswith("..") else text)
        return "\n".join(lines)

    def _say(self, text):
        with self.lock:
            self.said.append(unescape(re.sub(r"<[^>]*>", "", text)).strip())
