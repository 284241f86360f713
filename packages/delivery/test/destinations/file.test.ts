import { execFileSync } from "node:child_process";
import {
  appendFile,
  mkdir,
  mkdtemp,
  open,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Destination } from "@node-access/delivery";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createDestination } from "../../src/destinations/create-destination.ts";
import { batchOf, batchWith, definitionOf, eventOf } from "./events.ts";

const never = new AbortController().signal;
let folder = "";
let opened: Destination[] = [];

async function create(name: string, stream = "ST-1"): Promise<Destination> {
  const definition = definitionOf({ type: "file", name }, { id: stream });
  const destination = await createDestination(definition, { allowPrivate: false, folder, log() {} });
  opened.push(destination);
  return destination;
}

async function start(name = "events.ndjson", stream?: string) {
  const destination = await create(name, stream);
  return { destination, last: await destination.open(1, never) };
}

async function stored(name = "events.ndjson"): Promise<number[]> {
  const text = await readFile(join(folder, name), "utf8");
  expect(text === "" || text.endsWith("\n")).toBe(true);
  const lines = text.split("\n").slice(0, -1);
  return lines.map((line) => Number((JSON.parse(line) as { sequence: string }).sequence));
}

const range = (to: number): number[] => Array.from({ length: to }, (_, index) => index + 1);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "node-access-files-"));
});
afterEach(async () => {
  for (const destination of opened) await destination.close();
  opened = [];
  await rm(folder, { recursive: true });
});

it("stores events once, and says which one is the last", async () => {
  const { destination, last } = await start();
  expect(last).toBeUndefined();
  await destination.deliver(batchOf(1, 4), never);
  await destination.deliver(batchOf(3, 10), never);
  await destination.close();
  const next = await start();
  expect(next.last).toBe(10);
  await next.destination.deliver(batchOf(8, 12), never);
  expect(await stored()).toEqual(range(12));
});

it("finds the last line of a large file, and of one with large lines", async () => {
  const { destination } = await start();
  await destination.deliver(batchOf(1, 2_000), never);
  const large = eventOf(2_001, { data: JSON.stringify("é".repeat(200_000)) });
  await destination.deliver(batchWith([large]), never);
  await destination.close();
  expect((await start()).last).toBe(2_001);
});

it("cuts a line that was not written to its end, wherever it ends", async () => {
  const { destination } = await start();
  await destination.deliver(batchOf(1, 4), never);
  await destination.close();
  const path = join(folder, "events.ndjson");
  const whole = await readFile(path);
  const third = whole.indexOf("\n", whole.indexOf("\n") + 1) + 1;
  for (let end = third; end < whole.length; end += 7) {
    await writeFile(path, whole.subarray(0, end));
    const again = await start();
    await again.destination.deliver(batchOf(1, 4), never);
    await again.destination.close();
    expect(await readFile(path)).toEqual(whole);
  }
  const changed = batchWith([eventOf(1, { data: "1" })]);
  for (const end of [1, 10, 40, third / 2 - 1]) {
    await writeFile(path, whole.subarray(0, end));
    const { destination: again, last } = await start();
    expect(last).toBeUndefined();
    await again.deliver(changed, never);
    await again.close();
    expect(await readFile(path, "utf8")).toMatch(/^[^\n]*"data":1}\n$/);
  }
});

it("stores each event once if another gateway writes the same stream", async () => {
  const [one, other] = [(await start()).destination, (await start()).destination];
  await one.deliver(batchOf(1, 10, 1), never);
  await other.deliver(batchOf(5, 20, 2), never);
  await one.deliver(batchOf(11, 15, 1), never);
  await other.deliver(batchOf(21, 30, 2), never);
  await Promise.all([one.deliver(batchOf(25, 40, 1), never), other.deliver(batchOf(31, 50, 2), never)]);
  await other.deliver(batchOf(31, 60, 2), never);
  expect(await stored()).toEqual(range(60));
});

it("cuts nothing that another gateway is writing", async () => {
  const { destination } = await start();
  await destination.deliver(batchOf(1, 10), never);
  const path = join(folder, "events.ndjson");
  const whole = await readFile(path);
  const lines = whole.toString().split(/(?<=\n)/);
  // The other one has written five lines and a half when this one opens the file.
  const written = Buffer.byteLength(lines.slice(0, 5).join("")) + 50;
  await writeFile(path, whole.subarray(0, written));
  const other = (await start()).destination;
  const file = await open(path, "r+");
  await file.write(whole, written, whole.length - written, written);
  await file.close();
  await other.deliver(batchOf(6, 7), never);
  await other.deliver(batchOf(8, 12), never);
  expect(await stored()).toEqual(range(12));
});

it("does not share a file with another stream, and cuts nothing that it has not written", async () => {
  const pause = {
    outcome: "pause",
    message: expect.stringMatching(/^events.ndjson is not a file of this stream/),
  };
  const { destination } = await start();
  await expect(start("events.ndjson", "ST-2")).rejects.toMatchObject(pause);
  await destination.deliver(batchOf(1, 3), never);
  await destination.close();
  await expect(start("events.ndjson", "ST-2")).rejects.toMatchObject(pause);
  for (const text of ["notes of someone", "notes\n", "\n", "{}\n{", '{"source":"/v1/streams/ST-1/"}\n']) {
    await writeFile(join(folder, "events.ndjson"), text);
    await expect(start()).rejects.toMatchObject(pause);
    expect(await readFile(join(folder, "events.ndjson"), "utf8")).toBe(text);
  }
});

it("follows no link, opens no pipe and no folder", async () => {
  const outside = await mkdtemp(join(tmpdir(), "node-access-outside-"));
  await symlink(join(outside, "target"), join(folder, "link.ndjson"));
  await symlink("/etc/passwd", join(folder, "passwd"));
  await mkdir(join(folder, "folder"));
  execFileSync("mkfifo", [join(folder, "pipe")]);
  for (const name of ["link.ndjson", "passwd", "folder", "pipe"]) {
    const error: Error = await start(name).then(
      () => expect.unreachable(),
      (thrown: Error) => thrown,
    );
    expect(error).toMatchObject({ name: "DeliveryError", outcome: "pause" });
    expect(error.message).not.toContain(folder);
  }
  expect(await readdir(outside)).toEqual([]);
  await rm(outside, { recursive: true });
});

it.each(["..", ".", "../x", "a/b", ".hidden", "", "a\0b", "a\nb", "é", "a".repeat(101), "C:\\x"])(
  "does not accept the name %j",
  async (name) => {
    await expect(create(name)).rejects.toMatchObject({ outcome: "pause", message: /name of the file/ });
  },
);

it("needs a folder", async () => {
  const definition = definitionOf({ type: "file", name: "x" });
  await expect(createDestination(definition, { allowPrivate: true, log() {} })).rejects.toMatchObject({
    outcome: "pause",
    message: /no folder/,
  });
  await rm(folder, { recursive: true });
  await expect(start()).rejects.toMatchObject({ outcome: "pause" });
  await mkdir(folder);
});

it("notices that its file was moved or deleted, and writes a new one", async () => {
  const { destination } = await start();
  await destination.deliver(batchOf(1, 3), never);
  const path = join(folder, "events.ndjson");
  await rename(path, `${path}.1`);
  const retry = {
    outcome: "retry",
    message: "events.ndjson was removed, or replaced by another file",
  };
  await expect(destination.deliver(batchOf(4, 5), never)).rejects.toMatchObject(retry);
  await destination.close();
  const again = await start();
  expect(again.last).toBeUndefined();
  await writeFile(`${path}.2`, "");
  await rename(`${path}.2`, path);
  await expect(again.destination.deliver(batchOf(4, 5), never)).rejects.toMatchObject(retry);
  await again.destination.close();
  await (await start()).destination.deliver(batchOf(4, 5), never);
  expect(await stored("events.ndjson.1")).toEqual([1, 2, 3]);
  expect(await stored()).toEqual([4, 5]);
});

function mount(...options: readonly string[]): void {
  execFileSync("mount", [...options, folder], { stdio: "ignore" });
}

it("stores each event once while its disk is full or read-only", async ({ skip }) => {
  try {
    mount("-t", "tmpfs", "-o", "size=32k", "tmpfs");
  } catch {
    return skip("only root may mount a file system");
  }
  try {
    const deliver = async (): Promise<number> => {
      const destination = await create("events.ndjson");
      try {
        const last = (await destination.open(1, never)) ?? 0;
        await destination.deliver(batchOf(last + 1, last + 30), never);
        return last + 30;
      } finally {
        await destination.close();
      }
    };
    const filled = async (): Promise<void> => {
      for (;;) await deliver();
    };
    await expect(filled()).rejects.toMatchObject({ outcome: "retry", message: /^events\.ndjson: ENOSPC: / });
    await expect(filled()).rejects.toMatchObject({ outcome: "retry", message: /ENOSPC/ });
    mount("-o", "remount,ro,size=1m");
    await expect(deliver()).rejects.toMatchObject({ outcome: "retry", message: /EROFS/ });
    mount("-o", "remount,rw,size=1m");
    const last = await deliver();
    expect(await stored()).toEqual(range(last));
  } finally {
    execFileSync("umount", [folder]);
  }
});

it("notices that someone else has appended", async () => {
  const { destination } = await start();
  await destination.deliver(batchOf(1, 3), never);
  await appendFile(join(folder, "events.ndjson"), "notes\n");
  await expect(destination.deliver(batchOf(4, 5), never)).rejects.toMatchObject({ outcome: "pause" });
});

it("tests the folder, without its file", async () => {
  await (await create("events.ndjson")).test(batchOf(1, 1), never);
  expect(await readdir(folder)).toEqual([]);
});
