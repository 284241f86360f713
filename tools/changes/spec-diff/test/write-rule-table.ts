// Writes the table of rules to the README.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { withRuleTable } from "./rule-table.ts";

const readme = join(import.meta.dirname, "../README.md");
writeFileSync(readme, withRuleTable(readFileSync(readme, "utf8")));
