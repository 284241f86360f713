import { fstatSync, statSync, writeSync } from "node:fs";
import { invalidArgument } from "@node-access/auth";

const stdout = 1;
/** Milliseconds between two attempts to write to a pipe that is full, and how many attempts there are. */
const pause = 10;
const attempts = 500;

/**
 * Checks that somebody may read new secrets on the standard output.
 *
 * @param otherwise - What happens to the secrets if nobody can, for the error.
 * @throws NodeAccessError `INVALID_ARGUMENT` if it is the null device: the platform also opens that for an output that was closed.
 */
export function checkOutput(otherwise: string): void {
  const device = statSync("/dev/null", { throwIfNoEntry: false });
  const { rdev, dev, ino } = fstatSync(stdout);
  if (device !== undefined && device.rdev === rdev && device.ino === ino && device.dev === dev)
    throw unreadable("one that discards what is written", otherwise);
}

/**
 * Writes new secrets to the standard output, and returns when they are there.
 *
 * @param otherwise - What happens to the secrets if nobody can read them there, for the error.
 * @throws NodeAccessError `INVALID_ARGUMENT` if nobody can.
 */
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
  const expected = `an open output for new credentials, which are shown once; ${otherwise}`;
  return invalidArgument("stdout", expected, received);
}
