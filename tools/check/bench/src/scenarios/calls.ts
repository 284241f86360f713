/** Compares calls, batches and notifications with hand-written code and with other libraries. */
import { readFileSync, writeFileSync } from "node:fs";
import { measureCalls, formatTable } from "../calls/measure.ts";
import { describeMachine } from "../machine.ts";
import { readOptions } from "../options.ts";

const { only, rounds, milliseconds, against, write } = readOptions("calls", {
  only: "",
  rounds: 7,
  milliseconds: 400,
  against: [],
  write: "",
});
const machine = await describeMachine();
console.log(machine);
const results = await measureCalls({ only, rounds, milliseconds, against }, (text) => console.log(text));
const figures = `Medians of ${rounds} rounds on ${machine}:\n\n${formatTable(results)}\n`;
console.log(`\nCPU of the first contender, divided by that of the row; then calls per second, divided by those of the first.
More is better.\n\n${figures}`);
// The place of the figures in a README.
if (write !== "") {
  const text = readFileSync(write, "utf8");
  const place = /(?<=<!-- figures:start -->\n\n)[^]*(?=\n<!-- figures:end -->)/;
  if (!place.test(text)) throw new Error(`${write} has no place for the figures: <!-- figures:start -->`);
  writeFileSync(
    write,
    text.replace(place, () => figures),
  );
}
