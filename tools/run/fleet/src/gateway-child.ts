/**
 * Loaded before the gateway in each process of a fleet. Ends the process when the one that started it is gone, and lets a
 * test move the wall clock, as an administrator or a bad time server would: `{ clockOffset: milliseconds }` over IPC. For
 * `{ measure: true }` it collects garbage, and sends what memory is left.
 */
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

let offset = 0;

const RealDate = Date;

class ShiftedDate extends RealDate {
  constructor(...given: [] | ConstructorParameters<typeof Date>) {
    if (given.length === 0) super(RealDate.now() + offset);
    else super(...(given as ConstructorParameters<typeof Date>));
  }

  static override now(): number {
    return RealDate.now() + offset;
  }
}

globalThis.Date = ShiftedDate as DateConstructor;

let collect: (() => void) | undefined;

function measure(): void {
  setFlagsFromString("--expose-gc");
  collect ??= runInNewContext("gc") as () => void;
  // What finalizers let go of is collected the second time.
  collect();
  setImmediate(() => {
    collect?.();
    process.send?.({ memory: process.memoryUsage() });
  });
}

process.on("message", (message) => {
  if (typeof message !== "object" || message === null) return;
  if ("clockOffset" in message) offset = Number(message.clockOffset);
  if ("measure" in message) measure();
});
process.on("disconnect", () => process.kill(process.pid, "SIGKILL"));
// The channel alone does not keep a gateway that has closed alive.
process.channel?.unref();
