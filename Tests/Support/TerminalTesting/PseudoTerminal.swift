#if os(Linux)
    import Foundation

    /// A terminal made by the system for one program, with the test at the other end.
    ///
    /// The test keeps the program's side open too, so that its modes can be compared after the program has ended.
    package final class PseudoTerminal {
        package struct Failure: Error, CustomStringConvertible {
            package var description: String

            package init(description: String) { self.description = description }
        }

        /// Requests of Linux's terminal interface that C headers give as macros only.
        private enum Request {
            static let unlock: UInt = 0x4004_5431
            static let number: UInt = 0x8004_5430
        }

        package let path: String
        /// The program's side.
        package let slave: Int32
        private var master: Int32?
        package private(set) var output: [UInt8] = []

        package init(columns: Int = 60, rows: Int = 12) throws {
            let master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK)
            guard master >= 0 else { throw Failure(description: "no pseudo terminal") }
            var locked: Int32 = 0
            var number: Int32 = 0
            guard ioctl(master, Request.unlock, &locked) == 0, ioctl(master, Request.number, &number) == 0
            else {
                throw Failure(description: "no pseudo terminal")
            }
            path = "/dev/pts/\(number)"
            slave = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
            self.master = master
            resize(columns: columns, rows: rows)
        }

        deinit {
            hangUp()
            close(slave)
        }

        package func resize(columns: Int, rows: Int) {
            var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
            if let master { _ = ioctl(master, UInt(TIOCSWINSZ), &size) }
        }

        package func send(_ text: String) {
            sendBytes(Array(text.utf8))
        }

        package func sendBytes(_ bytes: [UInt8]) {
            if let master { _ = write(master, bytes, bytes.count) }
        }

        /// Closes the terminal's window, so to say.
        package func hangUp() {
            if let master { close(master) }
            master = nil
        }

        /// Takes what the program has written, waiting for it at most a moment.
        package func pump() {
            guard let master else {
                usleep(10_000)
                return
            }
            var entry = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
            guard poll(&entry, 1, 10) > 0 else { return }
            var buffer = [UInt8](repeating: 0, count: 65_536)
            let count = read(master, &buffer, buffer.count)
            if count > 0 { output += buffer[..<count] }
        }

        /// The line modes, for comparison.
        package var modes: [String] {
            var modes = termios()
            tcgetattr(slave, &modes)
            let characters = withUnsafeBytes(of: &modes.c_cc) { Array($0) }
            return ["\(modes.c_iflag) \(modes.c_oflag) \(modes.c_cflag) \(modes.c_lflag)", "\(characters)"]
        }

        /// How many bytes wait for whoever reads the terminal next. Only lines count while the modes are the usual ones, so
        /// this looks at the raw queue.
        package var unreadInput: Int {
            var modes = termios()
            tcgetattr(slave, &modes)
            var raw = modes
            cfmakeraw(&raw)
            tcsetattr(slave, TCSANOW, &raw)
            defer { tcsetattr(slave, TCSANOW, &modes) }
            var count: Int32 = 0
            _ = ioctl(slave, UInt(FIONREAD), &count)
            return Int(count)
        }
    }
#endif
