/**
 * Loaded before the gateway in each process of a fleet. Ends the process when its parent has ended, and handles two IPC
 * messages: `{ clockOffset: milliseconds }` moves the wall clock, as an administrator or a faulty time server would;
 * `{ measure: true }` collects garbage and sends back the memory usage.
 */
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

let offset = 0;

const RealDate = Date;

class ShiftedDate extends RealDate {
  constructor(...args: [] | ConstructorParameters<typeof Date>) {
    if (args.length === 0) super(RealDate.now() + offset);
    else super(...(args as ConstructorParameters<typeof Date>));
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
  // A second collection frees what finalizers have released.
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
// A closed gateway must be able to exit although the IPC channel is still open.
process.channel?.unref();
