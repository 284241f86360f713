import { withDirections } from "../../model/directions.ts";
import type { GrpcMethod } from "../../model/operation.ts";
import { isOption } from "../../model/option-file.ts";
import { setPlace } from "../../model/place.ts";
import type { Section, Spec } from "../../model/spec.ts";
import type { Type } from "../../model/type.ts";
import { type Mistake, Mistakes } from "../../spec-file/mistakes.ts";
import {
  commentAt,
  filesReached,
  type Image,
  METHOD,
  type MethodType,
  type ProtoFile,
  SERVICE,
} from "./image.ts";
import { type Declared, declaredIn } from "./load-message.ts";
import { namesOf } from "./names.ts";

const IDEMPOTENCY = {
  NO_SIDE_EFFECTS: "safe",
  IDEMPOTENT: "idempotent",
  IDEMPOTENCY_UNKNOWN: "write",
} as const;

/**
 * Loads gRPC packages from a module that buf has compiled.
 *
 * @param image - The compiled module.
 * @param packages - Proto packages, by their names in the model: `{ tron: "protocol" }`.
 * @param shown - The module's folder, as mistakes name it.
 * @param surface - The surface of the catalog whose credentials the calls accept.
 * @returns a spec for each package, with every message and enum of the files that it imports.
 * @throws Mistakes if a service names no source, a call streams in a way that clients do not support,
 * or two messages of a spec have one name.
 */
export function loadProtos(
  image: Image,
  packages: Readonly<Record<string, string>>,
  shown: string,
  surface?: string,
): Map<string, Spec<GrpcMethod>> {
  const mistakes: Mistake[] = [];
  const nameOf = namesOf(image);
  const declared = new Map<string, Declared[]>();
  const typesIn = (file: ProtoFile): Declared[] => {
    const found = declared.get(file.name) ?? declaredIn(file, shown, nameOf).toSorted(byName);
    declared.set(file.name, found);
    return found;
  };
  const specs = Object.entries(packages).map(([name, proto]): [string, Spec<GrpcMethod>] => {
    const own = image.file.filter((file) => file.package === proto);
    const reached = filesReached(
      image,
      own.map((file) => file.name),
    );
    const all = reached.flatMap(typesIn);
    noteClashes(all, shown, mistakes);
    for (const file of reached.filter(({ syntax }) => syntax !== "proto3")) {
      const what = `${file.syntax ?? "proto2"} is not supported`;
      mistakes.push({
        file: `${shown}/${file.name}`,
        line: 1,
        column: 1,
        what,
        remedy: 'write syntax = "proto3";',
      });
    }
    const reader = new ServiceReader(shown, nameOf, all, mistakes);
    for (const file of own) reader.read(file);
    const { sections, operations } = reader;
    const [first] = sections;
    const folder =
      own.find((file) => file.service?.some((service) => service.name === first?.name)) ?? own[0];
    const place = folder?.name.slice(0, folder.name.lastIndexOf("/")) ?? "";
    const types = withDirections(
      Object.fromEntries(all.map((type) => [type.name, { ...type, direction: "both" as const }])),
      operations.flatMap(({ inputs }) => inputs.map(({ type }) => type)),
      operations.flatMap(({ outputs }) => outputs.flatMap(({ type }) => type ?? [])),
    );
    return [
      name,
      {
        kind: "grpc",
        name,
        file: place,
        title: proto,
        summary: "",
        ...(surface !== undefined && { surface }),
        sections,
        operations,
        types,
      },
    ];
  });
  Mistakes.throwIfAny(mistakes);
  return new Map(specs);
}

/**
 * Loads the messages of files that no client imports, which hand-written code may use.
 *
 * @param used - The files that clients import, as paths from the proto module's root.
 */
export function loadOtherMessages(image: Image, used: ReadonlySet<string>, shown: string): Spec<GrpcMethod> {
  const nameOf = namesOf(image);
  const others = image.file.filter(({ name }) => !used.has(name) && !isOption(name));
  const types = others.flatMap((file) => declaredIn(file, shown, nameOf));
  return {
    kind: "grpc",
    name: "other messages",
    file: shown,
    title: "",
    summary: "",
    sections: [],
    operations: [],
    types: Object.fromEntries(types.map((type) => [type.name, { ...type, direction: "both" as const }])),
  };
}

function byName({ name: one }: Declared, { name: other }: Declared): number {
  return one < other ? -1 : 1;
}

/** The members of every client besides its calls. */
const TAKEN: ReadonlySet<string> = new Set(["with", "close", "constructor", "then"]);

/** A call that has been read. */
interface Read {
  readonly line: number;
  /** The name of the call in clients. */
  readonly name: string;
  /** The name of the service. */
  readonly of: string;
}

/** Reads the services of files, and collects mistakes in them. */
class ServiceReader {
  readonly sections: Section[] = [];
  readonly operations: GrpcMethod[] = [];
  readonly #shown: string;
  readonly #nameOf: (wireName: string) => string;
  /** The messages that a caller may leave empty. */
  readonly #optional: ReadonlySet<string>;
  readonly #mistakes: Mistake[];

  constructor(
    shown: string,
    nameOf: (wireName: string) => string,
    types: readonly Declared[],
    mistakes: Mistake[],
  ) {
    this.#shown = shown;
    this.#nameOf = nameOf;
    this.#optional = new Set(types.filter(({ type }) => type.required?.length === 0).map(({ name }) => name));
    this.#mistakes = mistakes;
  }

  read(file: ProtoFile): void {
    for (const [index, service] of (file.service ?? []).entries()) {
      const { lines, line } = commentAt(file, [SERVICE, index]);
      const source = lines.find((text) => text.startsWith("Source: "));
      if (source === undefined) {
        const remedy = "end its comment with a line `Source: ...`";
        this.#mistake(file, line, `service ${service.name} names no source`, remedy);
      }
      const section = { name: service.name, title: service.name, description: lines.join("\n") };
      setPlace(section, { file: `${this.#shown}/${file.name}`, line });
      this.sections.push(section);
      for (const [place, method] of service.method.entries())
        this.operations.push(
          this.#method(file, [SERVICE, index, METHOD, place], method, {
            section: service.name,
            source: source?.slice("Source: ".length) ?? "",
          }),
        );
    }
  }

  #method(
    file: ProtoFile,
    path: readonly number[],
    method: MethodType,
    of: { readonly section: string; readonly source: string },
  ): GrpcMethod {
    const { lines, line } = commentAt(file, path);
    if (method.clientStreaming && !method.serverStreaming)
      this.#mistake(
        file,
        line,
        `${method.name} streams its requests only`,
        "let it stream its responses too",
      );
    const name = `${method.name.slice(0, 1).toLowerCase()}${method.name.slice(1)}`;
    this.#checkMethod(file, { line, name, of: of.section }, method);
    const [request, response] = [method.inputType, method.outputType].map(this.#nameOf);
    const required = !this.#optional.has(request ?? "");
    const read: GrpcMethod = {
      kind: "grpc",
      name,
      wireName: `${file.package}.${of.section}/${method.name}`,
      summary: lines.join("\n"),
      ...(method.options?.deprecated === true && { deprecated: true }),
      ...of,
      idempotency: IDEMPOTENCY[method.options?.idempotencyLevel ?? "IDEMPOTENCY_UNKNOWN"],
      stream: method.clientStreaming ? "both" : method.serverStreaming ? "server" : "none",
      endless: method.options?.["[node_access.endless]"] ?? false,
      inputs: [{ name: "request", location: "message", required, type: reference(request) }],
      outputs: [{ type: reference(response) }],
      failures: [],
      examples: [],
    };
    setPlace(read, { file: `${this.#shown}/${file.name}`, line });
    return read;
  }

  #checkMethod(file: ProtoFile, { line, name, of }: Read, method: MethodType): void {
    const mistake = (what: string, remedy: string): void =>
      this.#mistake(file, line, `${method.name} ${what}`, remedy);
    if (method.options?.["[node_access.endless]"] && !method.serverStreaming)
      mistake(
        "streams nothing, so it cannot be endless",
        "remove the option, or let it stream its responses",
      );
    if (TAKEN.has(name)) mistake(`would be ${name}, which every client has`, "give it another name");
    if (this.operations.some((other) => other.section === of && other.name === name))
      mistake(`would be ${name}, which another call of ${of} is`, "give it another name");
  }

  #mistake({ name }: ProtoFile, line: number, what: string, remedy: string): void {
    this.#mistakes.push({ file: `${this.#shown}/${name}`, line, column: 1, what, remedy });
  }
}

function reference(name = ""): Type {
  return { kind: "reference", reference: name };
}

function noteClashes(types: readonly Declared[], shown: string, mistakes: Mistake[]): void {
  const seen = new Map<string, string>();
  for (const { name, home } of types) {
    const other = seen.get(name);
    if (other !== undefined) {
      const remedy = "rename one, or keep them in different surfaces";
      const what = `${name} is also in ${other}`;
      mistakes.push({ file: `${shown}/${home}`, line: 1, column: 1, what, remedy });
    }
    seen.set(name, home);
  }
}
