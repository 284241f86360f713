import { field, type JsonObject, list, object, text } from "../json.ts";

/** Something that a proto file declares. */
export interface Element {
  readonly kind: "message" | "field" | "oneof" | "enum" | "value" | "service" | "rpc";
  /** With its package: `geyser.SubscribeUpdate.slot`. */
  readonly name: string;
  /** The message, enum or service at the top of the file that it is part of, without its package. */
  readonly top: string;
  readonly parent?: string;
  /** From the module's root. */
  readonly file: string;
  readonly line: number;
  readonly comment: string;
  readonly options: JsonObject;
  /** Whether a field that holds a message is marked `optional`, which makes its property optional. buf compares this of all other fields. */
  readonly optionalMessage: boolean;
  /** The full name of the `oneof` that a field is in. */
  readonly oneof?: string;
  /** The full names of the messages and enums that it refers to. */
  readonly types: readonly string[];
}

/** Numbers of fields in protobuf's own descriptors, by the lists in which they stand. */
const LISTS = {
  messageType: 4,
  enumType: 5,
  service: 6,
} as const;
const IN_MESSAGE = { field: 2, nestedType: 3, enumType: 4, oneofDecl: 8 } as const;
const VALUE = 2;
const METHOD = 2;

/** Everything that compiled protos declare, by name. */
export function elementsOf(image: unknown): Map<string, Element> {
  const all = list(field(image, "file")).flatMap((file) => new FileReader(object(file)).elements());
  return new Map(all.map((element) => [element.name, element]));
}

interface Place {
  readonly prefix: string;
  readonly path: readonly number[];
  readonly top?: string;
  readonly parent?: string;
}

class FileReader {
  readonly #file: JsonObject;
  readonly #found: Element[] = [];
  readonly #locations: ReadonlyMap<string, JsonObject>;

  constructor(file: JsonObject) {
    this.#file = file;
    const locations = list(field(file["sourceCodeInfo"], "location")).map(object);
    this.#locations = new Map(locations.map((location) => [list(location["path"]).join(), location]));
  }

  elements(): Element[] {
    const name = text(this.#file["package"]) ?? "";
    const place = (kind: keyof typeof LISTS, index: number): Place => ({
      prefix: name,
      path: [LISTS[kind], index],
    });
    this.#each("messageType", (message, index) => this.#message(message, place("messageType", index)));
    this.#each("enumType", (one, index) => this.#enum(one, place("enumType", index)));
    this.#each("service", (service, index) => this.#service(service, place("service", index)));
    return this.#found;
  }

  #each(key: string, read: (item: JsonObject, index: number) => void): void {
    list(this.#file[key]).map(object).forEach(read);
  }

  #message(message: JsonObject, place: Place): void {
    // The entries of a map are no message to anyone.
    if (field(message["options"], "mapEntry") === true) return;
    const { name, top } = this.#add("message", message, place);
    const inside = (part: keyof typeof IN_MESSAGE, index: number): Place => ({
      prefix: name,
      path: [...place.path, IN_MESSAGE[part], index],
      top,
      parent: name,
    });
    const oneofs = list(message["oneofDecl"]).map((one) => `${name}.${String(field(one, "name"))}`);
    const fields = list(message["field"]).map(object);
    const real = new Set(
      fields.filter((one) => one["proto3Optional"] !== true).map((one) => one["oneofIndex"]),
    );
    list(message["oneofDecl"]).forEach((one, index) => {
      if (real.has(index)) this.#add("oneof", object(one), inside("oneofDecl", index));
    });
    fields.forEach((one, index) => {
      const oneof = one["proto3Optional"] === true ? undefined : oneofs[Number(one["oneofIndex"])];
      this.#add("field", one, inside("field", index), oneof);
    });
    list(message["nestedType"]).forEach((one, index) =>
      this.#message(object(one), inside("nestedType", index)),
    );
    list(message["enumType"]).forEach((one, index) => this.#enum(object(one), inside("enumType", index)));
  }

  #enum(one: JsonObject, place: Place): void {
    const { name, top } = this.#add("enum", one, place);
    list(one["value"]).forEach((value, index) =>
      this.#add("value", object(value), {
        prefix: name,
        path: [...place.path, VALUE, index],
        top,
        parent: name,
      }),
    );
  }

  #service(service: JsonObject, place: Place): void {
    const { name, top } = this.#add("service", service, place);
    list(service["method"]).forEach((method, index) =>
      this.#add("rpc", object(method), {
        prefix: name,
        path: [...place.path, METHOD, index],
        top,
        parent: name,
      }),
    );
  }

  #add(kind: Element["kind"], declared: JsonObject, place: Place, oneof?: string): Element {
    const short = String(declared["name"]);
    const name = place.prefix === "" ? short : `${place.prefix}.${short}`;
    const location = object(this.#locations.get(place.path.join()));
    const comments = [location["leadingComments"], location["trailingComments"]].map(
      (one) => text(one) ?? "",
    );
    const referred = [declared["typeName"], declared["inputType"], declared["outputType"]];
    const element: Element = {
      kind,
      name,
      top: place.top ?? short,
      ...(place.parent !== undefined && { parent: place.parent }),
      file: String(this.#file["name"]),
      line: Number(list(location["span"])[0] ?? 0) + 1,
      comment: comments.join(" ").replaceAll(/\s+/g, " ").trim(),
      options: object(declared["options"]),
      optionalMessage: declared["proto3Optional"] === true && declared["type"] === "TYPE_MESSAGE",
      ...(oneof !== undefined && { oneof }),
      types: referred.flatMap((type) => (typeof type === "string" ? [type.replace(/^\./, "")] : [])),
    };
    this.#found.push(element);
    return element;
  }
}

/** Options but those that have rules of their own, and what only allows several names of one number. */
export function otherOptions({ options }: Element): JsonObject {
  const { allowAlias: _, deprecated: __, idempotencyLevel: ___, ...others } = options;
  return others;
}
