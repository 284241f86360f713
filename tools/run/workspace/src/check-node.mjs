// JavaScript, so that any Node runs it.
import { relative } from "node:path";

/** Ends a tool with what to run instead, if this Node cannot run TypeScript. */
export function checkNode() {
  if (process.features.typescript) return;
  const tool = relative(process.cwd(), process.argv[1] ?? "");
  console.error(`Node ${process.version} cannot run this tool, which needs 22.18 or newer.`);
  console.error(`Use the Node of the repository instead: npx node ${tool}`);
  process.exit(2);
}
