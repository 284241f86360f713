import type { Catalog } from "../../catalog/index.ts";
import type { Mistake, SpecPath } from "../../../spec-file/index.ts";
import { entries, field, list } from "@node-access/generate/read";
import type { Source } from "../sources.ts";

/** Checks that versions exist in the protocols that offer the family, and that spans end after they begin. */
export function checkVersions(sources: readonly Source[], catalog: Catalog): Mistake[] {
  return sources.flatMap(({ spec, name }) => {
    const offering = Object.values(catalog.protocols).filter(({ families }) => families.includes(name));
    const [versions = []] = offering.map((row) => row.versions ?? []).toSorted((a, b) => a.length - b.length);
    const known = (version: unknown, path: SpecPath): Mistake[] => {
      if (versions.includes(String(version))) return [];
      const remedy =
        versions.length > 0
          ? `use one of ${versions.join(", ")}`
          : "give its protocols versions in specs/catalog.yaml";
      return [spec.mistake(path, `${String(version)} is not a version of ${name}`, remedy)];
    };
    const ofExample = (example: unknown, path: SpecPath): Mistake[] =>
      list(field(example, "x-versions")).flatMap((one, index) => known(one, [...path, "x-versions", index]));
    const inside = (value: unknown, path: SpecPath): Mistake[] => {
      if (typeof value !== "object" || value === null) return [];
      if (Array.isArray(value)) return value.flatMap((item, index) => inside(item, [...path, index]));
      const ends = (first: string, last: string): Mistake[] => {
        const [from, to] = [field(value, first), field(value, last)].map((key) =>
          versions.indexOf(String(key)),
        );
        if (from === undefined || to === undefined || to < 0 || from <= to) return [];
        return [spec.mistake([...path, last], "it ends before it begins", `correct ${first} or ${last}`)];
      };
      return [
        ...ends("x-since", "x-until"),
        ...ends("x-required-since", "x-required-until"),
        ...entries(value).flatMap(([key, item]) => {
          const at = [...path, key];
          if (spans.has(key)) return known(item, at);
          if (key === "examples") return list(item).flatMap((one, index) => ofExample(one, [...at, index]));
          return inside(item, at);
        }),
      ];
    };
    return inside(spec.value, []);
  });
}

const spans: ReadonlySet<string> = new Set(["x-since", "x-until", "x-required-since", "x-required-until"]);
