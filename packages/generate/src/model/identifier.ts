const reserved = new Set(
  (
    "arguments await break case catch class const continue debugger default delete do else enum eval export extends " +
    "false finally for function if implements import in instanceof interface let new null package private " +
    "protected public return static super switch this throw true try typeof var void while with yield"
  ).split(" "),
);

/** Whether a name is a word of JavaScript, which nothing can be called. */
export function isReserved(name: string): boolean {
  return reserved.has(name);
}

/** Converts a param's name to an identifier: `block-id` becomes `blockId`, `new` becomes `new_`. */
export function identifier(name: string): string {
  const joined = name
    .normalize("NFC")
    .replace(/[^\p{ID_Continue}$]+(.?)/gu, (_, next: string) => next.toUpperCase());
  const started = /^[\p{ID_Start}_$]/u.test(joined) ? joined : `_${joined}`;
  return isReserved(started) ? `${started}_` : started;
}

/** Converts a wire name to camel case: `node_id` becomes `nodeId`. Letters of all alphabets stay. */
export function camel(name: string): string {
  return name
    .normalize("NFC")
    .replace(/(?:[^\p{ID_Continue}]|_)+(.)?/gu, (_, next: string | undefined) => (next ?? "").toUpperCase());
}

/** Lowers the first letters of a name in camel case: `GetJob` becomes `getJob`, and `APIVersion` `apiVersion`. */
export function lowerStart(name: string): string {
  return name.replace(/^\p{Lu}+(?=\p{Lu}\p{Ll}|\P{L}|$)|^\p{Lu}/u, (start) => start.toLowerCase());
}

/** Arguments of a method that are not path parameters. */
const otherArguments = new Set(["body", "query", "parameters"]);

/** Converts the name of a path parameter to that of an argument: `node_id` becomes `nodeId`, `new` becomes `newValue`. */
export function argumentName(name: string): string {
  const plain = lowerStart(camel(name)).replace(/^(\P{ID_Start})/u, "n$1");
  return identifier(plain) !== plain || otherArguments.has(plain) ? `${plain}Value` : plain;
}

/** Converts `some-name` to `SomeName`. */
export function pascal(name: string): string {
  return name
    .normalize("NFC")
    .split(/(?:[^\p{ID_Continue}]|_)+/u)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join("");
}

/** Lowers the first letter: `Acme` becomes `acme`. */
export function camelStart(name: string): string {
  return name.slice(0, 1).toLowerCase() + name.slice(1);
}

/** Returns a service's property of the client: `ledger` for `LedgerService`, `walletSolidity` for `WalletSolidity`. */
export function nameProperty(service: string): string {
  return camelStart(service.replace(/Service$/, ""));
}

/**
 * The name of an enum's value in TypeScript, without the prefix that repeats the enum's name: `OWNER_KIND_UNKNOWN` of
 * `OwnerKind` is `UNKNOWN`.
 */
export function enumMember(wireName: string, value: string): string {
  const name = wireName.split(".").at(-1) ?? "";
  const words = name.replaceAll(/([a-z0-9])([A-Z])/g, "$1_$2").replaceAll(/([A-Z])([A-Z][a-z])/g, "$1_$2");
  return value.replace(`${words.toUpperCase()}_`, "");
}
