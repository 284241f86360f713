import { fstatSync, statSync, writeSync } from "node:fs";
import { invalidArgument } from "@node-access/auth";
import type { Credentials } from "./credentials.ts";

const stdout = 1;
/** Milliseconds between two attempts to write to a pipe that is full, and how many attempts there are. */
const pause = 10;
const attempts = 500;

/**
 * Writes credentials to the standard output, and returns when they are there.
 *
 * @throws NodeAccessError `INVALID_ARGUMENT` if nobody can read them there.
 */
export function showCredentials({ organization, apiKey, nodes }: Credentials): void {
  const rows = Object.entries(nodes).map(
    ([protocol, { id, key, username, password }]) =>
      `  ${protocol}: ${id}\n    key ${key}\n    basic ${username}:${password}\n`,
  );
  write(`These credentials are shown once; the API key cannot be had again.
organization ${organization.id} (${organization.name})
  API key ${apiKey}
${rows.join("")}
`);
}

function write(text: string): void {
  if (isNull()) throw unreadable("one that discards what is written");
  let rest = Buffer.from(text);
  for (let attempt = 0; rest.length > 0; attempt += 1) {
    try {
      rest = rest.subarray(writeSync(stdout, rest));
    } catch (error) {
      const { code = "an error" } = error as NodeJS.ErrnoException;
      if (code !== "EAGAIN" || attempt >= attempts) throw unreadable(`one that cannot be written (${code})`);
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pause);
    }
  }
}

/** Whether the output is the null device: the platform also opens that for an output that was closed. */
function isNull(): boolean {
  const device = statSync("/dev/null", { throwIfNoEntry: false });
  const { rdev, dev, ino } = fstatSync(stdout);
  return device !== undefined && device.rdev === rdev && device.ino === ino && device.dev === dev;
}

function unreadable(received: string): Error {
  const expected = "an open output for new credentials, which are shown once; none were stored";
  return invalidArgument("stdout", expected, received);
}
