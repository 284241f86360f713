import { fstatSync, statSync, writeSync } from "node:fs";
import { invalidArgument } from "@node-access/auth";

const stdout = 1;
/** Milliseconds between two attempts to write to a full pipe, and the number of attempts. */
const pause = 10;
const attempts = 500;

/** Checks that standard output can be read: Node opens the null device if it is closed. */
export function checkOutput(otherwise: string): void {
  const device = statSync("/dev/null", { throwIfNoEntry: false });
  const { rdev, dev, ino } = fstatSync(stdout);
  if (device !== undefined && device.rdev === rdev && device.ino === ino && device.dev === dev)
    throw unreadable("one that discards what is written", otherwise);
}

/** Writes new secrets to standard output, and returns when they are written. */
export function writeSecrets(text: string, otherwise: string): void {
  checkOutput(otherwise);
  let rest = Buffer.from(text);
  for (let attempt = 0; rest.length > 0; attempt += 1) {
    try {
      rest = rest.subarray(writeSync(stdout, rest));
    } catch (error) {
      const { code = "an error" } = error as NodeJS.ErrnoException;
      if (code !== "EAGAIN" || attempt >= attempts)
        throw unreadable(`one that cannot be written (${code})`, otherwise);
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pause);
    }
  }
}

function unreadable(received: string, otherwise: string): Error {
  const expected = `an open output for new credentials, which are shown only once; ${otherwise}`;
  return invalidArgument("stdout", expected, received);
}
