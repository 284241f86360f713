import { type Rule, rules } from "../src/rules.ts";

/** The rows of the README's table of rules. */
export function ruleTable(): string {
  const rows = Object.entries(rules).map(([name, rule]: [string, Rule]) => {
    const level = (direction: "sent" | "received"): string =>
      rule[direction] +
      (rule.flag !== undefined && (rule.flagged ?? direction) === direction ? ", flagged" : "");
    return [`\`${name}\``, rule.what.replaceAll("|", "\\|"), level("sent"), level("received")];
  });
  const all = [["rule", "what changed", "sent", "received"], ...rows];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]): string =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  const [head = [], ...rest] = all;
  return [line(head), `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`, ...rest.map(line)].join(
    "\n",
  );
}

const TABLE = /(?<=<!-- rules -->\n\n)[\s\S]*?(?=\n\n<!-- end of rules -->)/;

export function withRuleTable(readme: string): string {
  return readme.replace(TABLE, () => ruleTable());
}
