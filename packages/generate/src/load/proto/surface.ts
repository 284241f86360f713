import { type Mistake, Mistakes } from "../../spec-file/index.ts";
import { commentAt, type Image, METHOD, type MethodType, type ProtoFile, SERVICE } from "./image.ts";
import { filesReached, type Holder, type MessageName, messageHolders, namesIn } from "./messages.ts";

/** One subpath of the package: the services and messages of a proto package, with every message they reach. */
export interface Surface {
  /** The subpath. */
  readonly name: string;
  readonly services: readonly Service[];
  /** TypeScript names of all messages and enums, by the file that holds them. */
  readonly messages: ReadonlyMap<string, readonly string[]>;
}

export interface Service {
  /** As in the spec. */
  readonly name: string;
  /** The property of a client that offers it. */
  readonly property: string;
  /** The file that holds it. */
  readonly file: string;
  readonly comment: readonly string[];
  readonly methods: readonly Method[];
}

export interface Method {
  /** The function of a client: `getSlot`. */
  readonly name: string;
  /** On the wire: `geyser.Geyser/GetSlot`. */
  readonly wireName: string;
  readonly comment: readonly string[];
  readonly idempotency: "safe" | "idempotent" | "write";
  readonly stream: "none" | "server" | "both";
  readonly endless: boolean;
  readonly request: MessageName;
  readonly response: MessageName;
  /** Whether every field of the request may be left out. */
  readonly optionalRequest: boolean;
}

const IDEMPOTENCY = {
  NO_SIDE_EFFECTS: "safe",
  IDEMPOTENT: "idempotent",
  IDEMPOTENCY_UNKNOWN: "write",
} as const;

/**
 * Reads a surface out of a compiled module.
 *
 * @param name - The subpath.
 * @param protoPackage - The package whose services it offers.
 * @param shown - The module's folder as messages name it.
 * @throws Mistakes if a service names no source, a call streams in a way no client offers, or two messages that the
 * surface offers have one name.
 */
export function readSurface(image: Image, name: string, protoPackage: string, shown: string): Surface {
  const mistakes: Mistake[] = [];
  const files = new Map(image.file.map((file) => [file.name, file]));
  const holders = messageHolders(image);
  const own = image.file.filter((file) => file.package === protoPackage);
  const services = own.flatMap((file) =>
    (file.service ?? []).map((service, index): Service => {
      const { lines, line } = commentAt(file, [SERVICE, index]);
      if (!lines.some((text) => text.startsWith("Source: ")))
        mistakes.push(
          mistake(
            shown,
            file,
            line,
            `service ${service.name} names no source`,
            "end its comment with a line `Source: ...`",
          ),
        );
      const methods = service.method.map((method, place) => {
        const at = commentAt(file, [SERVICE, index, METHOD, place]);
        if (method.clientStreaming && !method.serverStreaming)
          mistakes.push(
            mistake(
              shown,
              file,
              at.line,
              `${method.name} streams its requests only`,
              "let it stream its answers too",
            ),
          );
        return readMethod(`${protoPackage}.${service.name}`, method, at.lines, holders);
      });
      return {
        name: service.name,
        property: propertyOf(service.name),
        file: file.name,
        comment: lines,
        methods,
      };
    }),
  );
  const reached = filesReached(
    files,
    own.map((file) => file.name),
  );
  const messages = new Map(
    reached.map((file) => [file.name, namesIn(file)] as const).filter(([, names]) => names.length),
  );
  const seen = new Map<string, string>();
  for (const [file, names] of messages) {
    for (const message of names) {
      const other = seen.get(message);
      const holder = files.get(file);
      if (other && holder)
        mistakes.push(
          mistake(
            shown,
            holder,
            1,
            `${message} is also in ${other}`,
            "rename one, or keep them in different surfaces",
          ),
        );
      seen.set(message, file);
    }
  }
  Mistakes.throwIfAny(mistakes);
  return { name, services, messages };
}

function readMethod(
  service: string,
  method: MethodType,
  comment: readonly string[],
  holders: ReadonlyMap<string, Holder>,
): Method {
  const request = holders.get(method.inputType);
  const response = holders.get(method.outputType);
  if (!request || !response) throw new Error(`${service}/${method.name}: buf left a type unresolved`);
  return {
    name: `${method.name.slice(0, 1).toLowerCase()}${method.name.slice(1)}`,
    wireName: `${service}/${method.name}`,
    comment,
    idempotency: IDEMPOTENCY[method.options?.idempotencyLevel ?? "IDEMPOTENCY_UNKNOWN"],
    stream: method.clientStreaming ? "both" : method.serverStreaming ? "server" : "none",
    endless: method.options?.["[node_access.endless]"] ?? false,
    request,
    response,
    optionalRequest: (request.type.field ?? []).every((field) => field.proto3Optional),
  };
}

/** `LedgerService` is offered as `ledger`, `WalletSolidity` as `walletSolidity`. */
function propertyOf(service: string): string {
  const short = service.replace(/Service$/, "");
  return `${short.slice(0, 1).toLowerCase()}${short.slice(1)}`;
}

/** The folder of a surface's services. */
export function specOf({ services }: Surface): string {
  const [first] = services;
  return first ? first.file.slice(0, first.file.lastIndexOf("/")) : "";
}

/** The module that ts-proto makes of a proto file. */
export function moduleOf(file: string): string {
  return file.replace(/\.proto$/, ".ts");
}

function mistake(shown: string, file: ProtoFile, line: number, what: string, remedy: string): Mistake {
  return { file: `${shown}/${file.name}`, line, column: 1, what, remedy };
}
