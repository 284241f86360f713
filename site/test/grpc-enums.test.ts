import { join } from "node:path";
import { findRoot } from "@node-access-tools/workspace";
import { describe, expect, it } from "vitest";
import { loadedModel, loadedReference } from "./loaded.ts";

type Enums = Readonly<Record<string, Readonly<Record<string, number>>>>;

const root = findRoot(import.meta.dirname);
const generated = (module: string): Promise<Enums> =>
  import(join(root, "packages/grpc/src/generated", module)) as Promise<Enums>;

const packaged: Readonly<Record<string, Enums>> = {
  geyser: await generated("geyser-enums.ts"),
  sui: { ...(await generated("sui-enums.ts")), ...(await generated("google/protobuf/struct.ts")) },
  tron: await generated("tron-enums.ts"),
};

const [model, reference] = await Promise.all([loadedModel, loadedReference]);

describe.each(Object.entries(packaged).filter(([client]) => client in model.grpc))(
  "enums of %s",
  (client, enums) => {
    const pages = () => reference.pages.filter(({ location }) => location.area === `grpc/${client}`);

    it("have their package's names in TypeScript", () => {
      const code = pages()
        .flatMap(({ samples, responses }) => samples.concat(responses))
        .filter(({ label }) => label !== "grpcurl")
        .map((sample) => sample.code);
      const named = [...code.join("\n").matchAll(/\b([A-Z]\w*)\.([A-Z]\w*)\b/g)]
        .filter(([, type = ""]) => type in enums)
        .map(([, type = "", member = ""]) => [`${type}.${member}`, enums[type]?.[member]] as const);
      expect(named.filter(([, number]) => number === undefined)).toEqual([]);
      expect(named).not.toEqual([]);
    });

    it("have their package's names on the page of their type, and the proto's where these differ", () => {
      const types = Object.values(model.grpc[client]?.types ?? {}).filter(({ type }) => type.values);
      for (const { name, type } of types) {
        const page = pages().find(({ title }) => title === name);
        const rows = page?.sections.flatMap(({ table }) => table?.rows ?? []) ?? [];
        const shown = rows.map(([member = "", number]) => [member.slice(1, -1), Number(number)]);
        const { UNRECOGNIZED: _, ...members } = enums[name] ?? {};
        expect(Object.fromEntries(shown), name).toEqual(members);
        for (const [index, value] of (type.values ?? []).entries())
          if (!(value.name in members)) expect(rows[index]?.[2]).toContain(`\`${value.name}\``);
      }
      expect(types).not.toEqual([]);
    });
  },
);

it("a response shows a value that says something, where the first one means that none is set", () => {
  const page = reference.pages.find(({ request }) => request === "sui.rpc.v2.StateService/ListDynamicFields");
  expect(page?.responses[0]?.code).toContain("kind: DynamicField_DynamicFieldKind.FIELD");
});
