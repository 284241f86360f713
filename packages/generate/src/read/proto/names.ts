import type { EnumType, Image, MessageType } from "./image.ts";

/**
 * The TypeScript names of messages and enums, as ts-proto forms them: `Account_Frozen` for `Account.Frozen`,
 * `Return_responseCode` for the enum `Return.response_code`.
 *
 * @returns a function that finds a name by the full name with a leading dot, as descriptors refer to it.
 */
export function namesOf(image: Image): (wireName: string) => string {
  const names = new Map<string, string>();
  const addEnum = ({ name }: EnumType, scope: string, prefix: string): void => {
    names.set(`${scope}.${name}`, prefix === "" ? name : prefix + camelCase(name));
  };
  const addMessage = (message: MessageType, scope: string, prefix: string): void => {
    const own = `${scope}.${message.name}`;
    const inside = `${prefix}${message.name}_`;
    names.set(own, prefix + message.name);
    for (const one of message.enumType ?? []) addEnum(one, own, inside);
    for (const one of message.nestedType ?? []) addMessage(one, own, inside);
  };
  for (const file of image.file) {
    const scope = `.${file.package}`;
    for (const one of file.enumType ?? []) addEnum(one, scope, "");
    for (const one of file.messageType ?? []) addMessage(one, scope, "");
  }
  return (wireName) => {
    const name = names.get(wireName);
    if (name === undefined) throw new Error(`buf left the type ${wireName} unresolved`);
    return name;
  };
}

function camelCase(name: string): string {
  return name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}
