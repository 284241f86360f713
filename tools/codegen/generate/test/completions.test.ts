import { join, resolve } from "node:path";
import ts from "typescript";
import { expect, it } from "vitest";

// As editors ask TypeScript, in the newest version whose language service is a library.
const root = resolve(import.meta.dirname, "../../../..");
const file = join(root, "packages/rpc/test/completions.ts");
const text = `
import { createRpcClient } from "../dist/index.js";
import { createRpcPool } from "../dist/pool/index.js";
import { decoded } from "../dist/decoded/index.js";
import { createRpcWebSocketClient } from "../dist/web-socket-client.js";
declare const endpoint: string;
createRpcClient({ protocol: "ethereum", endpoint })./*client*/;
createRpcPool({ protocol: "ethereum", endpoints: [{ endpoint }] })./*pool*/;
createRpcWebSocketClient({ protocol: "ethereum", endpoint })./*socket*/;
decoded(createRpcClient({ protocol: "ethereum", endpoint }))./*decoded*/;
createRpcClient({ protocol: "/*protocol*/", endpoint });
`;

const service = ts.createLanguageService({
  getCompilationSettings: () => ({
    module: ts.ModuleKind.NodeNext,
    target: ts.ScriptTarget.ES2022,
    strict: true,
    skipLibCheck: true,
    types: [],
  }),
  getScriptFileNames: () => [file],
  getScriptVersion: () => "1",
  getScriptSnapshot(name) {
    const content = name === file ? text : ts.sys.readFile(name);
    return content === undefined ? undefined : ts.ScriptSnapshot.fromString(content);
  },
  getCurrentDirectory: () => root,
  getDefaultLibFileName: ts.getDefaultLibFilePath,
  fileExists: (name) => name === file || ts.sys.fileExists(name),
  readFile: (name) => (name === file ? text : ts.sys.readFile(name)),
  directoryExists: ts.sys.directoryExists,
});

/** The names that an editor lists at a mark, in its order. */
function completionsAt(mark: string): string[] {
  const { entries = [] } = service.getCompletionsAtPosition(file, text.indexOf(mark), {}) ?? {};
  return entries.toSorted((a, b) => a.sortText.localeCompare(b.sortText)).map(({ name }) => name);
}

it.each(["client", "pool", "socket", "decoded"])("lists only what users call on a client: %s", (kind) => {
  const names = completionsAt(`/*${kind}*/`);
  expect(names).toContain("eth_getBlockByNumber");
  const others = new Set(["close", "health", "request", "subscribe", "with"]);
  expect(names.filter((name) => !/^[a-z0-9]+_\w+$/.test(name) && !others.has(name))).toEqual([]);
});

it("lists the names of protocols", () => {
  expect(completionsAt("/*protocol*/")).toEqual(expect.arrayContaining(["ethereum", "starknet"]));
});
