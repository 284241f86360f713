/** Compares calls, batches and notifications with hand-written code and with other libraries. */
import { measureCalls, formatTable } from "../calls/measure.ts";
import { describeMachine } from "../machine.ts";
import { readOptions } from "../options.ts";

const { only, rounds, milliseconds, against } = readOptions("calls", {
  only: "",
  rounds: 7,
  milliseconds: 400,
  against: [],
});
const machine = await describeMachine();
console.log(machine);
const results = await measureCalls({ only, rounds, milliseconds, against }, (text) => console.log(text));
console.log(`\nmedians of ${rounds} rounds: CPU of the first contender, divided by that of the row; then calls per second,
divided by those of the first. More is better.\n\n${machine}\n\n${formatTable(results)}`);
