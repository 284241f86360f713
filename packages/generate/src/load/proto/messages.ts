import { isOption, type Image, type MessageType, type ProtoFile } from "./image.ts";

/** A message's name in TypeScript, and the proto file that holds it. */
export interface MessageName {
  readonly name: string;
  readonly file: string;
}

/** A message, and where it is. */
export type Holder = MessageName & { readonly type: MessageType };

/** Messages by full name with a leading dot, as descriptors refer to them. */
export function messageHolders(image: Image): Map<string, Holder> {
  const holders = new Map<string, Holder>();
  const add = (type: MessageType, file: string, scope: string, prefix: string): void => {
    const name = prefix + type.name;
    holders.set(`${scope}.${type.name}`, { name, file, type });
    for (const inner of type.nestedType ?? []) add(inner, file, `${scope}.${type.name}`, `${name}_`);
  };
  for (const file of image.file)
    for (const type of file.messageType ?? []) add(type, file.name, `.${file.package}`, "");
  return holders;
}

/** The files that some files import, directly or not, and they themselves, in order of their names. */
export function filesReached(files: ReadonlyMap<string, ProtoFile>, from: readonly string[]): ProtoFile[] {
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
export function namesIn(file: ProtoFile): string[] {
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
