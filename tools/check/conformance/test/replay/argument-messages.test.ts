import { run } from "@node-access-tools/workspace";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";

const compiler = join(createRequire(import.meta.url).resolve("typescript/package.json"), "../bin/tsc");
const compilerOptions = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noEmit: true,
  skipLibCheck: true,
  target: "es2022",
  lib: ["es2023", "dom", "esnext.disposable"],
  module: "nodenext",
  types: [],
};
const prelude = `import { callOnce, createRpcClient } from "@node-access/rpc";
import { batch } from "@node-access/rpc/batch";
import { decoded } from "@node-access/rpc/decoded";
const node = { protocol: "ethereum", endpoint: "https://node.example" } as const;
const client = createRpcClient(node);
const view = decoded(client);
`;

/** Compiles each line in a file of its own. @returns for each line, the messages of its errors and the text at their places. */
async function compiled(lines: readonly string[]): Promise<{ at: string; message: string }[][]> {
  // Within this package, so that imports resolve.
  const folder = mkdtempSync(join(import.meta.dirname, "../../.messages-"));
  try {
    const files = lines.map((line, index) => {
      writeFileSync(join(folder, `${index}.mts`), `${prelude}${line}\n`);
      return `${index}.mts`;
    });
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files }));
    const { output } = await run(process.execPath, [compiler, "-p", ".", "--pretty", "false"], {
      cwd: folder,
    });
    const errors = Array.from(output.matchAll(/(\d+)\.mts\(\d+,(\d+)\): error TS\d+: (.*)/g));
    return lines.map((line, index) =>
      errors
        .filter(([, file]) => Number(file) === index)
        .map(([, , column, message = ""]) => ({ at: line.slice(Number(column) - 1), message })),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const wrong = [
  [
    `void batch(client, [{ method: "eth_getBalance", params: [1, "latest"] }]);`,
    `1, "latest"`,
    "Type 'number' is not assignable to type '`0x${string}`'.",
  ],
  [
    `void batch(client, [{ method: "eth_getBalance", params: ["0x00", "newest"] }]);`,
    `"newest"`,
    `Type '"newest"' is not assignable to type 'BlockReference<"hex"> | undefined'.`,
  ],
  [
    `void batch(client, [{ method: "eth_chainId" }, { method: "eth_getLogs", params: [{ fromBlock: 5 }] }]);`,
    "fromBlock",
    `Type 'number' is not assignable to type 'BlockNumberOrTag<"hex">'.`,
  ],
  [
    `void batch(client, [{ method: "eth_getBalanse", params: ["0x00"] }]);`,
    "method",
    `Did you mean '"eth_getBalance"'?`,
  ],
  [
    `void batch(view, [{ method: "eth_getBalance", params: [1, 5n] }]);`,
    "1, 5n",
    "Type 'number' is not assignable to type '`0x${string}`'.",
  ],
  [
    `void callOnce(node, { method: "eth_getBalance", params: [1, "latest"] });`,
    `1, "latest"`,
    "Type 'number' is not assignable to type '`0x${string}`'.",
  ],
] as const;
const valid = `const settled = await batch(client, [{ method: "eth_getBalance", params: ["0x00"] }, { method: "eth_syncing" }]); const two: 2 = settled.length; void two;`;

describe("the compiler names the wrong argument", () => {
  let found: Awaited<ReturnType<typeof compiled>>;
  beforeAll(async () => {
    found = await compiled([...wrong.map(([line]) => line), valid]);
  });

  it.each(wrong)("%s", (line, at, message) => {
    const [first, ...others] = found[wrong.findIndex(([one]) => one === line)] ?? [];
    expect(first?.at.startsWith(at) && first.message).toContain(message);
    expect(others).toEqual([]);
  });

  it("accepts valid calls, and infers the result of each", () => {
    expect(found.at(-1)).toEqual([]);
  });
});
