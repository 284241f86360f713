import type { Fault } from "../../server/fault.ts";
import { listen, type Row, createRows, type Trial } from "../row.ts";

const head = (level: number): object => ({ hash: `B${level}`, level, predecessor: `B${level - 1}` });

/** A stream of these heads. It stays open, unless a fault ends it: it has more bytes to come. */
function createStream(levels: readonly number[], fault: Fault = {}): Fault {
  const body = levels.map((level) => JSON.stringify(head(level))).join("\n");
  return { headers: { "content-length": "1000000" }, body, stop: { at: 1_000_000, how: "stall" }, ...fault };
}

const read = (level: number): Fault => ({ body: JSON.stringify(head(level)) });

/** Follows heads until the last one, or until the stream has ended. */
async function follow(trial: Trial): Promise<void> {
  const { delivered, probe } = trial;
  const end = await listen(
    trial,
    (listener) => probe.heads?.(listener),
    () => delivered.includes("head 6"),
  );
  if (end !== "") delivered.push(end);
}

const expects =
  (...events: readonly string[]): Row["verdict"] =>
  ({ delivered }) =>
    String(delivered) === String(events) || `delivers ${delivered.join(", ") || "nothing"}`;

export const monitors = createRows("monitors", ["rest"], {
  resume: {
    rule: "A stream of heads over HTTP resumes after it was lost: missed heads are delivered in order, each once.",
    needs: ["heads"],
    scenarios: {
      "ended by the server": [
        createStream([1, 2, 3], { stop: { at: 1_000_000, how: "close" } }),
        createStream([6]),
        read(5),
        read(4),
      ],
      "ended within a head": [
        createStream([1, 2, 3, 4], { stop: { at: "last", how: "close" } }),
        createStream([6]),
        read(5),
        read(4),
      ],
      "a busy server": [
        createStream([1, 2, 3], { stop: { at: 1_000_000, how: "close" } }),
        { status: 503 },
        { unread: true },
        createStream([3, 6]),
        { status: 502 },
        read(5),
        read(4),
      ],
    },
    act: follow,
    verdict: expects("head 1", "head 2", "head 3", "head 4", "head 5", "head 6"),
  },
  gap: {
    rule: "Heads that the server no longer has are reported as a gap, never skipped silently.",
    needs: ["heads"],
    scenarios: {
      forgotten: [
        createStream([1, 2, 3], { stop: { at: 1_000_000, how: "close" } }),
        createStream([6]),
        { status: 404, body: "[]" },
      ],
    },
    act: follow,
    verdict: expects("head 1", "head 2", "head 3", "gap 4 to 5", "head 6"),
  },
});
