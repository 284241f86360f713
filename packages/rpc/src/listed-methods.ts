import { idempotentMethods, safeMethods, wireNames, writeMethods } from "./generated/operations.ts";

let listed: readonly string[] | undefined;

/** The names of all methods that the specs list, of every protocol, with their other names. */
export function listedMethods(): readonly string[] {
  listed ??= [safeMethods, idempotentMethods, writeMethods]
    .flatMap(({ source }) => namesOf(source))
    .concat(...wireNames.keys());
  return listed;
}

/** The names that one of the generated patterns matches: it is made of words and groups of them, of which some may be left out. */
function namesOf(pattern: string): string[] {
  let at = 0;
  const readGroup = (): string[] => {
    const names: string[] = [];
    let begun = [""];
    for (;;) {
      const letter = pattern[at];
      at += 1;
      if (letter === "(") {
        const ends = readGroup();
        if (pattern[at] === "?") {
          at += 1;
          ends.push("");
        }
        begun = begun.flatMap((name) => ends.map((end) => name + end));
      } else if (letter === "|" || letter === ")" || !letter) {
        names.push(...begun);
        if (letter !== "|") return names;
        begun = [""];
      } else begun = begun.map((name) => name + letter);
    }
  };
  return readGroup().map((name) => name.slice(1, -1));
}
