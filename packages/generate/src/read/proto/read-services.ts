import { camelStart, pascal, propertyOf } from "../../model/identifier.ts";
import { commentAt, METHOD, type MethodType, type ProtoFile, SERVICE } from "./image.ts";
import type { GrpcMethod, Idempotency } from "../../model/operation.ts";
import type { Section } from "../../model/spec.ts";
import type { Mistake } from "../../spec-file/mistakes.ts";
import { type Declaration, scopeOf } from "./declarations.ts";

/** A service of a client. */
export interface OwnService {
  /** The property of the client. */
  readonly property: string;
  /** The section of the spec. Its `name` is the name of the interface. */
  readonly section: Section;
  readonly methods: readonly GrpcMethod[];
}

/** Names for reading services. */
export interface ServiceNames {
  /** TypeScript names, by full names with a leading dot. */
  readonly names: ReadonlyMap<string, string>;
  readonly declarations: ReadonlyMap<string, Declaration>;
  readonly shown: ReadonlyMap<string, string>;
}

const IDEMPOTENCY = {
  NO_SIDE_EFFECTS: "safe",
  IDEMPOTENT: "idempotent",
  IDEMPOTENCY_UNKNOWN: "write",
} as const;

/** Properties that a client has in addition to its services, and `then`, which would make it a promise. */
const TAKEN = new Set(["with", "close", "then", "constructor"]);

/** Reads the services of files, and collects their mistakes. */
export class OwnServiceReader {
  readonly services: OwnService[] = [];
  readonly mistakes: Mistake[] = [];
  readonly #by: ServiceNames;

  constructor(by: ServiceNames) {
    this.#by = by;
  }

  read(file: ProtoFile): void {
    for (const [index, service] of (file.service ?? []).entries()) {
      const { lines, line } = commentAt(file, [SERVICE, index]);
      const wireName = `${scopeOf(file)}.${service.name}`;
      const name = this.#by.names.get(wireName) ?? service.name;
      const methods = (service.method ?? []).map((method, place) =>
        this.#method(file, [SERVICE, index, METHOD, place], method, wireName.slice(1)),
      );
      this.#checkMethods(file, line, name, methods);
      this.services.push({
        property: this.#property(file, line, name),
        section: {
          name,
          title: name,
          description: lines.join("\n") || `The service \`${wireName.slice(1)}\`.`,
        },
        methods,
      });
    }
  }

  /** Returns the client's property for a service: its short name, or a longer one if the short name is taken. */
  #property(file: ProtoFile, line: number, name: string): string {
    const long = pascal(file.package ?? "") + name;
    const all = [propertyOf(name), camelStart(name), camelStart(long)];
    const taken = new Set([...TAKEN, ...this.services.map(({ property }) => property)]);
    const free = all.find((property) => !taken.has(property));
    if (free === undefined)
      this.#note(file, line, `a client has a property ${camelStart(name)} already`, "rename the service");
    return free ?? camelStart(name);
  }

  #checkMethods(file: ProtoFile, line: number, service: string, methods: readonly GrpcMethod[]): void {
    const seen = new Set<string>(["then"]);
    for (const { name } of methods) {
      if (seen.has(name))
        this.#note(
          file,
          line,
          `${service} cannot have a method ${name}`,
          "rename one that becomes this name",
        );
      seen.add(name);
    }
  }

  #method(file: ProtoFile, path: readonly number[], method: MethodType, service: string): GrpcMethod {
    const { lines } = commentAt(file, path);
    const { name, inputType, outputType, clientStreaming, serverStreaming, options } = method;
    const fields = this.#by.declarations.get(inputType)?.fields ?? [];
    return {
      kind: "grpc",
      name: camelStart(name),
      wireName: `${service}/${name}`,
      summary: lines.join("\n"),
      ...(options?.deprecated === true && { deprecated: true }),
      section: service,
      source: "",
      idempotency: idempotencyOf(method),
      stream: clientStreaming ? (serverStreaming ? "both" : "client") : serverStreaming ? "server" : "none",
      endless: false,
      inputs: [
        {
          name: "request",
          location: "message",
          required: fields.some(({ proto3Optional }) => !proto3Optional),
          type: { kind: "reference", reference: this.#by.names.get(inputType) ?? "" },
        },
      ],
      outputs: [{ type: { kind: "reference", reference: this.#by.names.get(outputType) ?? "" } }],
      failures: [],
      examples: [],
    };
  }

  #note({ name }: ProtoFile, line: number, what: string, remedy: string): void {
    this.mistakes.push({ file: this.#by.shown.get(name) ?? name, line, column: 1, what, remedy });
  }
}

/** Returns the effect of sending a call twice. A method that HTTP maps to GET only reads. */
function idempotencyOf({ options }: MethodType): Idempotency {
  const stated = IDEMPOTENCY[options?.idempotencyLevel ?? "IDEMPOTENCY_UNKNOWN"];
  return stated === "write" && options?.["[google.api.http]"]?.get !== undefined ? "safe" : stated;
}
