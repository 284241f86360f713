import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { messageTexts } from "../../src/emit/grpc/message-texts.ts";
import { compileProtos } from "../../src/read/proto/compile-protos.ts";
import { findProtos } from "../../src/read/proto/find-protos.ts";
import { declaredNames } from "../../src/read/proto/files-reached.ts";
import { collectNames } from "../../src/read/proto/names.ts";

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
message LOUD_NAME { Date date = 1; some_kind kind = 2; LOUD_KIND loud = 3; }
`;

it("names messages and enums as ts-proto does", async () => {
  const path = join(mkdtempSync(join(tmpdir(), "names-")), "odd.proto");
  writeFileSync(path, ODD);
  const image = await compileProtos(findProtos(path, []));
  const texts = await messageTexts(
    image,
    (file) => file === "odd.proto",
    ".js",
    (_, text) => text,
  );
  const text = texts.get("odd.ts") ?? "";
  const exported = [...text.matchAll(/^export (?:interface|type) (\w+)\b/gm)].map(([, name = ""]) => name);
  const nameOf = collectNames(image);
  const [file] = image.file;
  const names = declaredNames(file ?? { name: "" }).map(nameOf);
  expect(names).toContain("snakeCase_innerOne_itsKind");
  // ts-proto also exports the entry of the map and types that every module has, which have no name in the model.
  const others = /Entry$|^(?:Builtin|DeepPartial|MessageFns|UNKNOWN|UNRECOGNIZED)$/;
  expect(exported.filter((name) => !others.test(name)).toSorted()).toEqual(names.toSorted());
});
