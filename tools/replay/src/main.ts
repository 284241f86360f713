/** `npm run replay -- DIR`: ends with 0 only if every recorded exchange fits. */
import { replay } from "./replay.ts";
import { report } from "./report.ts";

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error("Say which folder has the recorded exchanges: npm run replay -- DIR");
  process.exitCode = 2;
} else {
  try {
    const outcomes = await replay(folder);
    console.log(report(outcomes));
    process.exitCode = outcomes.some(({ verdict }) => verdict === "misfit") ? 1 : 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
