export interface Instruction {
  readonly line: number;
  readonly name: string;
  /** Its options, such as `from` of `COPY --from=build`. */
  readonly flags: Readonly<Record<string, string>>;
  /** The rest, with continued lines joined. */
  readonly text: string;
}

/** One `FROM` with the instructions that follow it. */
export interface Stage {
  readonly image: string;
  readonly name?: string;
  readonly instructions: readonly Instruction[];
}

/** The instructions that the gateway's image is made of. Others are mistakes until the check knows what they do. */
const names: ReadonlySet<string> = new Set(
  "FROM WORKDIR COPY RUN ENV VOLUME USER EXPOSE HEALTHCHECK ENTRYPOINT CMD".split(" "),
);

/**
 * Reads a Dockerfile.
 *
 * @throws Error with the line of what it cannot read.
 */
export function readDockerfile(text: string): Stage[] {
  const stages: { image: string; name?: string; instructions: Instruction[] }[] = [];
  for (const instruction of instructionsOf(text)) {
    const at = `line ${instruction.line}`;
    if (!names.has(instruction.name))
      throw new Error(`${at}: ${instruction.name} is none of ${[...names].join(", ")}`);
    if (instruction.name === "FROM") {
      const [, image, name] = /^(\S+:\S+)(?: AS (\S+))?$/.exec(instruction.text) ?? [];
      if (image === undefined)
        throw new Error(`${at}: expected an image with a tag, got ${instruction.text}`);
      stages.push({ image, ...(name !== undefined && { name }), instructions: [] });
      continue;
    }
    const stage = stages.at(-1);
    if (stage === undefined) throw new Error(`${at}: ${instruction.name} comes before FROM`);
    const { from } = instruction.flags;
    if (from !== undefined && !stages.slice(0, -1).some(({ name }) => name === from))
      throw new Error(`${at}: no stage before this one has the name ${from}`);
    stage.instructions.push(instruction);
  }
  return stages;
}

/** @returns the words of an instruction in its JSON form. @throws Error if it has another form. */
export function wordsOf({ line, name, text }: Instruction): string[] {
  const words: unknown = text.startsWith("[") ? JSON.parse(text) : undefined;
  if (Array.isArray(words) && words.every((word) => typeof word === "string")) return words;
  throw new Error(`line ${line}: write ${name} as a JSON list, so that signals reach the program`);
}

/** @returns the command of an image's health check, as words. @throws Error if there is none. */
export function healthCheckOf(stages: readonly Stage[]): string[] {
  const found = stages.at(-1)?.instructions.findLast(({ name }) => name === "HEALTHCHECK");
  if (found === undefined) throw new Error("the Dockerfile has no HEALTHCHECK");
  return wordsOf({ ...found, text: found.text.replace(/^CMD /, "") });
}

function instructionsOf(text: string): Instruction[] {
  const found: Instruction[] = [];
  let open: { line: number; text: string } | undefined;
  for (const [index, raw] of text.split("\n").entries()) {
    const line = raw.trim();
    if (line === "" || line.startsWith("#")) continue;
    open ??= { line: index + 1, text: "" };
    open.text += `${line.replace(/\\$/, "").trim()} `;
    if (line.endsWith("\\")) continue;
    found.push(instructionOf(open.line, open.text.trim()));
    open = undefined;
  }
  if (open !== undefined) throw new Error(`line ${open.line}: the last line ends with a backslash`);
  return found;
}

function instructionOf(line: number, text: string): Instruction {
  const [, name = "", options = "", rest = ""] = /^(\S+)((?:\s+--\S+)*)\s*(.*)$/.exec(text) ?? [];
  const flags = Object.fromEntries(
    Array.from(options.matchAll(/--([\w-]+)=(\S+)/g), ([, key = "", value = ""]) => [key, value]),
  );
  return { line, name, flags, text: rest };
}
