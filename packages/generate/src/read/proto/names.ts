import type { Image, MessageType } from "./image.ts";

/** Names that are global in TypeScript, to which `Message` is added. */
const BUILT_IN = new Set(["Date", "Function"]);

/**
 * The TypeScript names of messages and enums: `Account_Frozen` for `Account.Frozen`,
 * `Return_responseCode` for the enum `Return.response_code`.
 *
 * @returns a function that finds a name by the full name with a leading dot, as descriptors refer to it.
 */
export function collectNames(image: Image): (wireName: string) => string {
  const names = new Map<string, string>();
  const add = (name: string, scope: string, prefix: string): string => {
    const own = prefix + camelCase(name);
    names.set(`${scope}.${name}`, BUILT_IN.has(own) ? `${own}Message` : own);
    return own;
  };
  const addMessage = (message: MessageType, scope: string, prefix: string): void => {
    const inside = `${add(message.name, scope, prefix)}_`;
    const own = `${scope}.${message.name}`;
    for (const { name } of message.enumType ?? []) add(name, own, inside);
    for (const one of message.nestedType ?? []) addMessage(one, own, inside);
  };
  for (const file of image.file) {
    const scope = readScope(file);
    for (const { name } of file.enumType ?? []) add(name, scope, "");
    for (const one of file.messageType ?? []) addMessage(one, scope, "");
  }
  return (wireName) => {
    const name = names.get(wireName);
    if (name === undefined) throw new Error(`buf left the type ${wireName} unresolved`);
    return name;
  };
}

/** Returns the prefix of full names in a file: a dot and the package, or nothing without a package. */
export function readScope(file: { readonly package?: string }): string {
  return file.package ? `.${file.package}` : "";
}

/** Joins the words of `some_name`. A name without lower-case letters becomes lower case, as `SOME_NAME` does. */
export function camelCase(name: string): string {
  if (!name.includes("_")) return name;
  const words = (/[a-z]/.test(name) ? name : name.toLowerCase()).split("_");
  return words
    .map((word, index) => (index === 0 ? word : word.slice(0, 1).toUpperCase() + word.slice(1)))
    .join("");
}
