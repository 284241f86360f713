import { isReserved } from "../../model/identifier.ts";
import { words } from "../../model/tables.ts";
import { type Declaration, listDeclarations } from "./declarations.ts";
import type { Image } from "./image.ts";

/** Names that a module of messages imports or declares, or did in clients of earlier versions, whose types keep their names. */
const IN_MODULES = new Set(
  words("BinaryReader BinaryWriter Builtin DeepPartial LazyMessage LazyView MessageFns ViewClass Wrapper"),
);

/** Names that are global in TypeScript, or name its own types, to which `Message` is added. */
const BUILT_IN = new Set(
  words(`Date Function any bigint boolean never number object string symbol undefined unknown`),
);

/**
 * The TypeScript names of messages and enums: `Account_Frozen` for `Account.Frozen`,
 * `Return_responseCode` for the enum `Return.response_code`.
 *
 * @returns a function that finds a name by the full name with a leading dot, as descriptors refer to it.
 */
export function collectNames(image: Image): (wireName: string) => string {
  const names = new Map<string, string>();
  const declarations = image.file.flatMap(listDeclarations);
  const wireNames = new Set(declarations.map(({ wireName }) => wireName));
  for (const declaration of declarations) {
    const { wireName, parent, message, enumType } = declaration;
    const given = (message ?? enumType)?.name ?? "";
    const joined = camelCase(given);
    const hasJoined = joined !== given && wireNames.has(wireName.slice(0, -given.length) + joined);
    const own = (hasJoined ? given : joined) + (isInModules(declaration) ? "Type" : "");
    names.set(wireName, parent ? `${names.get(parent.wireName)}_${own}` : own);
  }
  return (wireName) => {
    const name = names.get(wireName);
    if (name === undefined) throw new Error(`buf left the type ${wireName} unresolved`);
    return isTaken(name) ? `${name}Message` : name;
  };
}

function isTaken(name: string): boolean {
  return BUILT_IN.has(name) || isReserved(name);
}

/** The TypeScript name of a service. */
export function nameService(name: string): string {
  return isTaken(name) ? `${name}Service` : name;
}

/** Whether a message or enum has a name that modules of messages use for something else, so that `Type` is added to it. */
export function isInModules({ parent, message, enumType }: Declaration): boolean {
  return parent === undefined && IN_MODULES.has((message ?? enumType)?.name ?? "");
}

/** Joins the words of `some_name`. A name without lower-case letters becomes lower case, as `SOME_NAME` does. */
export function camelCase(name: string): string {
  if (!name.includes("_")) return name;
  const parts = (/[a-z]/.test(name) ? name : name.toLowerCase()).split("_");
  return parts
    .map((word, index) => (index === 0 ? word : word.slice(0, 1).toUpperCase() + word.slice(1)))
    .join("");
}
