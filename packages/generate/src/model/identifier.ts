const reserved = new Set(
  (
    "arguments await break case catch class const continue debugger default delete do else enum eval export extends " +
    "false finally for function if implements import in instanceof interface let new null package private " +
    "protected public return static super switch this throw true try typeof var void while with yield"
  ).split(" "),
);

/** A param's name as an identifier: `block-id` as `blockId`, `new` as `new_`. */
export function identifier(name: string): string {
  const joined = name.replace(/[^A-Za-z0-9_$]+(.?)/g, (_, next: string) => next.toUpperCase());
  const started = /^[A-Za-z_$]/.test(joined) ? joined : `_${joined}`;
  return reserved.has(started) ? `${started}_` : started;
}

/** A name of the wire in camel case: `node_id` as `nodeId`. */
export function camel(name: string): string {
  return name.replace(/[^A-Za-z0-9]+(.)?/g, (_, next: string | undefined) => (next ?? "").toUpperCase());
}

/** A name of the wire as that of an argument: `node_id` as `nodeId`, `new` as `new_`. */
export function argumentName(name: string): string {
  return identifier(camel(name));
}
