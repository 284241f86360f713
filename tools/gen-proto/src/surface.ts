import { type Mistake, Mistakes } from "@node-access-tools/spec-file";
import {
  commentAt,
  type Image,
  isOption,
  METHOD,
  type MessageType,
  type MethodType,
  type ProtoFile,
  SERVICE,
} from "./image.ts";

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

/** A message's name in TypeScript, and the proto file that holds it. */
export interface MessageName {
  readonly name: string;
  readonly file: string;
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
  holders: ReadonlyMap<string, MessageName & { type: MessageType }>,
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

/** Messages by full name with a leading dot, as descriptors refer to them. */
function messageHolders(image: Image): Map<string, MessageName & { type: MessageType }> {
  const holders = new Map<string, MessageName & { type: MessageType }>();
  const add = (type: MessageType, file: string, scope: string, prefix: string): void => {
    const name = prefix + type.name;
    holders.set(`${scope}.${type.name}`, { name, file, type });
    for (const inner of type.nestedType ?? []) add(inner, file, `${scope}.${type.name}`, `${name}_`);
  };
  for (const file of image.file)
    for (const type of file.messageType ?? []) add(type, file.name, `.${file.package}`, "");
  return holders;
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

/** The files that some files import, directly or not, and they themselves, in order of their names. */
function filesReached(files: ReadonlyMap<string, ProtoFile>, from: readonly string[]): ProtoFile[] {
  const reached = new Map<string, ProtoFile>();
  const visit = (name: string): void => {
    const file = files.get(name);
    if (!file || reached.has(name) || isOption(name)) return;
    reached.set(name, file);
    for (const dependency of file.dependency ?? []) visit(dependency);
  };
  for (const name of from) visit(name);
  return [...reached.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** Names as ts-proto forms them: `Account.Frozen` is `Account_Frozen`, `Return.response_code` `Return_responseCode`. */
function namesIn(file: ProtoFile): string[] {
  const nested = (message: MessageType, prefix: string): string[] =>
    message.options?.mapEntry
      ? []
      : [
          prefix + message.name,
          ...(message.enumType ?? []).map((type) => `${prefix}${message.name}_${camelCase(type.name)}`),
          ...(message.nestedType ?? []).flatMap((inner) => nested(inner, `${prefix}${message.name}_`)),
        ];
  const names = [
    ...(file.enumType ?? []).map((type) => type.name),
    ...(file.messageType ?? []).flatMap((message) => nested(message, "")),
  ];
  return names.toSorted();
}

function camelCase(name: string): string {
  return name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function mistake(shown: string, file: ProtoFile, line: number, what: string, remedy: string): Mistake {
  return { file: `${shown}/${file.name}`, line, column: 1, what, remedy };
}
