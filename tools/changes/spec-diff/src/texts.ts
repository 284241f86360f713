import { SpecFile } from "@node-access-tools/generate/spec-file";

/** The texts of spec files, by path from the repository's root: `specs/rpc/debug.openrpc.yaml`. */
export type Texts = ReadonlyMap<string, string>;

/** Whether a file belongs to the module of protos, which buf reads. */
export function isProto(name: string): boolean {
  return name.startsWith("specs/grpc/");
}

/** The texts of some files. */
export function only(texts: Texts, takes: (name: string) => boolean): Texts {
  return new Map([...texts].filter(([name]) => takes(name)));
}

/** Whether any of some files differs. Differences in comments and formatting of YAML do not count. */
export function differ(before: Texts, after: Texts, takes: (name: string) => boolean): boolean {
  return [...new Set([...before.keys(), ...after.keys()])].some((name) => {
    const [old, current] = [before.get(name), after.get(name)];
    if (!takes(name) || old === current) return false;
    if (old === undefined || current === undefined || !name.endsWith(".yaml") || isProto(name)) return true;
    return readValue(`the base's ${name}`, old) !== readValue(name, current);
  });
}

/** The value of a YAML text as JSON. The order of keys counts, because signed messages depend on it. */
function readValue(name: string, text: string): string {
  return JSON.stringify(new SpecFile(name, text).value);
}
