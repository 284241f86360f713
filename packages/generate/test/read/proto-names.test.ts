import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { emitMessages } from "../../src/emit/grpc/emit-messages.ts";
import { compileProtos } from "../../src/read/proto/compile-protos.ts";
import { findProtos } from "../../src/read/proto/find-protos.ts";
import { listDeclarations } from "../../src/read/proto/declarations.ts";
import { collectNames } from "../../src/read/proto/names.ts";
import { openProtos } from "../../src/read/proto/read-protos.ts";
import { planMessages } from "../../src/read/proto/plan-messages.ts";

const ODD = `syntax = "proto3";
package odd.v1;
enum some_kind { SOME_KIND_UNKNOWN = 0; }
enum LOUD_KIND { LOUD_KIND_UNKNOWN = 0; }
message Date { string day = 1; }
message snake_case {
  message inner_one { enum its_kind { ITS_KIND_UNKNOWN = 0; } its_kind kind = 1; }
  message Function { string name = 1; }
  enum Mixed_Kind { MIXED_KIND_UNKNOWN = 0; }
  inner_one one = 1;
  Function function = 2;
  Mixed_Kind mixed = 3;
  map<string, inner_one> ones = 4;
}
message foo_bar { string a = 1; }
message fooBar { string b = 1; }
message return { string a = 1; message case { string b = 1; } case c = 2; }
enum string { STRING_UNKNOWN = 0; }
message LOUD_NAME { Date date = 1; some_kind kind = 2; LOUD_KIND loud = 3; }
`;

it("names messages and enums alike in the model and in modules", async () => {
  const path = join(mkdtempSync(join(tmpdir(), "names-")), "odd.proto");
  writeFileSync(path, ODD);
  const image = await compileProtos(findProtos(path, []));
  const modules = emitMessages(
    planMessages(image, (file) => file === "odd.proto"),
    { header: () => "", runtime: "", suffix: ".js", enumsOf: () => undefined },
  );
  const text = modules.get("odd.proto")?.text ?? "";
  const exported = [...text.matchAll(/^export (?:interface|type) (\w+)\b/gm)].map(([, name = ""]) => name);
  const nameOf = collectNames(image);
  const [file] = image.file;
  const names = listDeclarations(file ?? { name: "" }).map(({ wireName }) => nameOf(wireName));
  expect(exported.toSorted()).toEqual(names.toSorted());
  // As other generators name them, which make no identifier of two.
  expect(names.toSorted()).toEqual([
    "DateMessage",
    "fooBar",
    "foo_bar",
    "loudKind",
    "loudName",
    "returnMessage",
    "return_case",
    "snakeCase",
    "snakeCase_Function",
    "snakeCase_MixedKind",
    "snakeCase_innerOne",
    "snakeCase_innerOne_itsKind",
    "someKind",
    "stringMessage",
  ]);
});

it("names services like words of TypeScript so that their interfaces compile", async () => {
  const path = join(mkdtempSync(join(tmpdir(), "names-")), "words.proto");
  const services = ["class", "string", "default", "Date", "Ledger"];
  const calls = services.map((name) => `service ${name} { rpc Get(A) returns (A); }`);
  writeFileSync(path, `syntax = "proto3";\nmessage A {}\n${calls.join("\n")}`);
  const { spec } = await openProtos(path, []);
  expect(spec.sections.map(({ name }) => name)).toEqual([
    "classService",
    "stringService",
    "defaultService",
    "DateService",
    "Ledger",
  ]);
  expect(spec.operations.map(({ wireName }) => wireName)).toEqual(services.map((name) => `${name}/Get`));
});
