import { camelStart, pascal, nameProperty } from "../../model/identifier.ts";
import type { GrpcMethod, Idempotency, Section } from "../../model/index.ts";
import { setPlace } from "../../model/place.ts";
import type { Mistake } from "../../spec-file/mistakes.ts";
import { findComment, METHOD, type MethodType, type ProtoFile, readScope, SERVICE } from "./image.ts";

interface Context {
  /** Finds the TypeScript name of a message, enum or service by its full name with a leading dot. */
  readonly nameOf: (wireName: string) => string;
  /** The messages whose fields are all optional, by their TypeScript names. */
  readonly optional: ReadonlySet<string>;
  readonly shownAs: (file: ProtoFile) => string;
}

const IDEMPOTENCY = {
  NO_SIDE_EFFECTS: "safe",
  IDEMPOTENT: "idempotent",
  IDEMPOTENCY_UNKNOWN: "write",
} as const;

/** The line in a service's comment that names its source. */
const SOURCE = /^Source: /;

/** Properties that a client has in addition to its services, and `then`, which would make it a promise. */
const TAKEN: readonly string[] = ["with", "close", "then", "constructor"];

export class ServiceReader {
  readonly sections: Section[] = [];
  readonly operations: GrpcMethod[] = [];
  /** The client's property for each section. */
  readonly properties: Map<string, string> = new Map();
  readonly mistakes: Mistake[] = [];
  readonly #context: Context;

  constructor(context: Context) {
    this.#context = context;
  }

  read(file: ProtoFile): void {
    for (const [index, service] of (file.service ?? []).entries()) {
      const { lines, line } = findComment(file, [SERVICE, index]);
      const wireName = `${readScope(file)}.${service.name}`.slice(1);
      const name = this.#context.nameOf(`.${wireName}`);
      const source = lines.find((text) => SOURCE.test(text))?.replace(SOURCE, "") ?? "";
      const section = { name, title: name, description: lines.join("\n") || `The service \`${wireName}\`.` };
      setPlace(section, { file: this.#context.shownAs(file), line });
      const seen = new Set(["then"]);
      for (const [place, method] of (service.method ?? []).entries()) {
        const path = [SERVICE, index, METHOD, place];
        const read = this.#method(file, path, method, { section: name, source, service: wireName });
        const free = unused(read.name, seen);
        if (free !== read.name)
          this.#note(
            file,
            line,
            `${name}.${method.name} would become a second method ${read.name}, so it is ${free}`,
            "rename one of them",
          );
        seen.add(free);
        this.operations.push(free === read.name ? read : { ...read, name: free });
      }
      this.properties.set(name, this.#property(file, line, name));
      this.sections.push(section);
    }
  }

  /** Returns the client's property for a service: its short name, or a longer one if the short name is taken. */
  #property(file: ProtoFile, line: number, name: string): string {
    const all = [nameProperty(name), camelStart(name), camelStart(pascal(file.package ?? "") + name)];
    const taken = new Set([...TAKEN, ...this.properties.values()]);
    const own = all.find((property) => !taken.has(property));
    if (own !== undefined) return own;
    const free = unused(camelStart(name), taken);
    const what = `a client already has a property ${camelStart(name)}, so ${name} is ${free}`;
    this.#note(file, line, what, "rename the service");
    return free;
  }

  #method(
    file: ProtoFile,
    path: readonly number[],
    method: MethodType,
    { service, ...of }: Pick<GrpcMethod, "section" | "source"> & { readonly service: string },
  ): GrpcMethod {
    const { lines, line } = findComment(file, path);
    const { name, inputType, outputType, clientStreaming, serverStreaming, options } = method;
    const { post, responseBody, additionalBindings = [] } = options?.["[google.api.http]"] ?? {};
    const [request, response] = [inputType, outputType].map(this.#context.nameOf);
    const read: GrpcMethod = {
      kind: "grpc",
      name: camelStart(name),
      wireName: `${service}/${name}`,
      summary: lines.join("\n"),
      ...(options?.deprecated === true && { deprecated: true }),
      ...of,
      idempotency: readIdempotency(method),
      stream: clientStreaming ? (serverStreaming ? "both" : "client") : serverStreaming ? "server" : "none",
      endless: options?.["[node_access.endless]"] ?? false,
      ...(post !== undefined && { post }),
      ...(post !== undefined && additionalBindings.some(({ get }) => get === post) && { alsoGet: true }),
      ...(responseBody !== undefined && { responseBody }),
      inputs: [
        {
          name: "request",
          location: "message",
          required: !this.#context.optional.has(request ?? ""),
          type: { kind: "reference", reference: request ?? "" },
        },
      ],
      outputs: [{ type: { kind: "reference", reference: response ?? "" } }],
      failures: [],
      examples: [],
    };
    setPlace(read, { file: this.#context.shownAs(file), line });
    return read;
  }

  #note(file: ProtoFile, line: number, what: string, remedy: string): void {
    this.mistakes.push({ file: this.#context.shownAs(file), line, column: 1, what, remedy });
  }
}

function unused(name: string, used: ReadonlySet<string>): string {
  return used.has(name) ? unused(`${name}_`, used) : name;
}

/** Returns the effect of sending a call twice. A method that HTTP maps to GET only reads. */
function readIdempotency({ options }: MethodType): Idempotency {
  const stated = IDEMPOTENCY[options?.idempotencyLevel ?? "IDEMPOTENCY_UNKNOWN"];
  return stated === "write" && options?.["[google.api.http]"]?.get !== undefined ? "safe" : stated;
}
