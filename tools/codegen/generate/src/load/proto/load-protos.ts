import { isOption, type NamedType, findPlace, type GrpcSpec } from "@node-access/generate/model";
import {
  listDeclared,
  type Image,
  collectNames,
  type ProtoFile,
  readProtos,
  collectTypes,
} from "@node-access/generate/proto";
import { type Mistake, Mistakes } from "../../spec-file/index.ts";
import { callName } from "../http/read-http.ts";

/** Loads gRPC packages of a compiled module, by their names in the model: `{ tron: "protocol" }`. Mistakes name its folder as `shown`. */
export function loadProtos(
  image: Image,
  packages: Readonly<Record<string, string>>,
  shown: string,
  surface?: string,
): Map<string, GrpcSpec> {
  const localOf = collectNames(image);
  const shownAs = ({ name }: ProtoFile): string => `${shown}/${name}`;
  const mistakes: Mistake[] = [];
  const specs = Object.entries(packages).map(([name, proto]): [string, GrpcSpec] => {
    const own = image.file.filter((file) => file.package === proto);
    const read = readProtos({ image, isOwn: (file) => file.package === proto, shownAs, taken: new Set() });
    const { sections, types } = read.spec;
    mistakes.push(
      ...clashMistakes(Object.values(types), localOf, shown),
      ...image.file
        .filter(({ syntax }) => syntax !== "proto3")
        .filter((file) => read.files.some((one) => one.name === file.name))
        .map((file) => syntaxMistake(file, shownAs(file))),
      ...read.mistakes,
      ...serviceMistakes(read.spec),
    );
    const [first] = sections;
    const home = own.find((file) => file.service?.some((service) => service.name === first?.name)) ?? own[0];
    const file = home?.name.slice(0, home.name.lastIndexOf("/")) ?? "";
    return [
      name,
      { ...read.spec, name, file, title: proto, summary: "", ...(surface !== undefined && { surface }) },
    ];
  });
  Mistakes.throwIfAny(mistakes);
  return new Map(specs);
}

/** Loads the messages of files that no client imports, which hand-written code may use. */
export function loadOtherMessages(image: Image, used: ReadonlySet<string>, shown: string): GrpcSpec {
  const localOf = collectNames(image);
  const others = image.file.filter(({ name }) => !used.has(name) && !isOption(name));
  const types = collectTypes(others.flatMap((file) => listDeclared(file, `${shown}/${file.name}`, localOf)));
  return {
    kind: "grpc",
    name: "other messages",
    file: shown,
    title: "",
    summary: "",
    sections: [],
    operations: [],
    types,
  };
}

/** Names that every client has, and a client with one service also has as calls. */
const TAKEN: ReadonlySet<string> = new Set(["with", "close", "constructor", "then"]);

function serviceMistakes({ sections, operations }: Pick<GrpcSpec, "operations" | "sections">): Mistake[] {
  const mistakes: Mistake[] = [];
  const note = (part: object, what: string, remedy: string): void => {
    const { file = "", line = 1 } = findPlace(part) ?? {};
    mistakes.push({ file, line, column: 1, what, remedy });
  };
  for (const section of sections)
    if (operations.some((one) => one.section === section.name && one.source === ""))
      note(section, `service ${section.name} names no source`, "end its comment with a line `Source: ...`");
  for (const method of operations) {
    const { name, stream, endless } = method;
    const call = callName(method);
    if (stream === "client")
      note(method, `${call} streams its requests only`, "let it stream its responses too");
    if (endless && (stream === "none" || stream === "client")) {
      const remedy = "remove the option, or let it stream its responses";
      note(method, `${call} streams nothing, so it cannot be endless`, remedy);
    }
    if (TAKEN.has(name))
      note(method, `${call} would be ${name}, which every client has`, "give it another name");
  }
  return mistakes;
}

function syntaxMistake({ syntax = "proto2" }: ProtoFile, file: string): Mistake {
  const [what, remedy] = [`${syntax} is not supported`, 'write syntax = "proto3";'];
  return { file, line: 1, column: 1, what, remedy };
}

function clashMistakes(
  types: readonly NamedType[],
  localOf: (wireName: string) => string,
  shown: string,
): Mistake[] {
  const seen = new Map<string, string>();
  return types.flatMap(({ wireName, home }): Mistake[] => {
    const name = localOf(`.${wireName}`);
    const other = seen.get(name);
    seen.set(name, home);
    if (other === undefined) return [];
    const remedy = "rename one, or keep them in different surfaces";
    return [{ file: `${shown}/${home}`, line: 1, column: 1, what: `${name} is also in ${other}`, remedy }];
  });
}
