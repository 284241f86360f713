import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { format } from "oxfmt";
import { expect, it } from "vitest";
import { runTsProto } from "@node-access/generate/emit/grpc";
import { startBuf, startCompile } from "@node-access/generate/proto";
import { CLOCK, writeModule } from "./module.ts";

const OPTIONS = [
  "annotateFilesWithVersion=false",
  "forceLong=bigint",
  "oneof=unions-value",
  "outputServices=none",
];

/**
 * A text in a normal form, without differences between printers: lines, trailing commas,
 * and the order of imported names.
 */
async function normalized(text: string): Promise<string> {
  const { code } = await format("clock.ts", text, { printWidth: 120 });
  return code
    .replace(/import \{([^}]*)\}/, (_, names: string) =>
      names
        .split(",")
        .map((name) => name.trim())
        .toSorted()
        .join(" "),
    )
    .replaceAll(/\/\/.*$|,/gm, "")
    .replaceAll(/\s+/g, " ");
}

// Fails where an update of ts-proto moves or changes the modules that src/emit/grpc/ts-proto.ts imports. If the import fails, look in
// ts-proto's src/plugin.ts for the functions that it calls now. If the texts differ, the plugin calls them in another way.
it("generates what ts-proto's plugin generates", async () => {
  const folder = writeModule({ "clock/clock.proto": CLOCK });
  const local = createRequire(import.meta.url).resolve("ts-proto/protoc-gen-ts_proto");
  const plugins = [{ local, out: "out", opt: OPTIONS }];
  const template = JSON.stringify({ version: "v2", plugins });
  expect((await startBuf(folder, ["generate", "--template", template])).findings).toEqual([]);

  const image = await startCompile(folder, "specs/grpc");
  const [clock] = runTsProto(image, OPTIONS.join(","), (file) => file === "clock/clock.proto");

  expect(clock?.path).toBe("clock/clock.ts");
  const plugin = await normalized(readFileSync(join(folder, "out/clock/clock.ts"), "utf8"));
  expect(plugin).toContain("export interface Time {");
  expect(await normalized(clock?.text ?? "")).toBe(plugin);
});
