import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { findProtos } from "../../src/read/proto/find-protos.ts";

it.each([
  ["on its own line", 'syntax = "proto3";\nimport "b.proto";'],
  ["after another statement", 'syntax = "proto3"; import public "b.proto" ;'],
  ["over two lines", 'import\n  weak "b.proto";'],
  ["with a comment within", "import/* the other */'b.proto';"],
  ["after a comment", '/* the\nother */ import "b.proto";'],
])("follows an import %s", (_, text) => {
  expect(findNames(text)).toEqual(["a.proto", "b.proto"]);
});

it.each([
  ["a comment", '// import "b.proto";\n/* import "b.proto"; */'],
  ["a text", `option note = 'import "b.proto";';`],
  ["a field's name", 'message A { string import = 1 [json_name = "b.proto"]; }'],
])("follows no import in %s", (_, text) => {
  expect(findNames(text)).toEqual(["a.proto"]);
});

/** Returns the files of a proto file, next to which there is another one. */
function findNames(text: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), "find-protos-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "a.proto"), text);
  writeFileSync(join(folder, "b.proto"), "");
  return findProtos(join(folder, "a.proto"), []).map(({ name }) => name);
}
