import {
  type Example,
  exampleValue,
  type Extent,
  type Json,
  type JsonObject,
  simulateExample,
  type Operation,
  type Type,
  type Types,
  type VenueMessage,
} from "@node-access/generate/model";

/** An example of a type: the spec's, or one that is built from the examples of its parts. A text with a pattern must have one. */
export function createExample(types: Types, type: Type, extent: Extent): Json {
  return exampleValue(type, types, { extent, key: "BTC", plain });
}

/**
 * Returns an example in which a text such as `{{hash block -1 @ -1}}` stands for each value that simulators compute. Among the
 * properties of an object whose rule replaces some, the text has the name `{{}}`.
 */
export function markExample(types: Types, type: Type, example: Json): Json {
  return simulateExample(example, type, types, ({ rule, at, example: own }) => {
    const marker = `{{${[rule, ...at].join(" @ ")}}}`;
    return typeof own === "object" && own !== null && !Array.isArray(own)
      ? { ...own, "{{}}": marker }
      : marker;
  });
}

/** What nodes mostly have: flags are not set. */
function plain({ kind, format, pattern }: Type): Json | undefined {
  if (kind === "boolean") return false;
  if (kind === "any") return null;
  if (pattern !== undefined && format === undefined)
    throw new TypeError(`nothing shows a text of the pattern ${pattern}`);
  return undefined;
}

/** A sample call with all required inputs and the body, and its result: the spec's example, completed with examples of the types. */
export function createSample(types: Types, operation: Operation | VenueMessage): Example {
  const [stated] = operation.examples;
  const inputs = operation.kind === "message" ? readFields(types, operation) : listInputs(types, operation);
  if (stated?.output !== undefined) return { inputs, output: stated.output };
  const [output] = operation.outputs;
  return { inputs, ...(output?.type && { output: createExample(types, output.type, "all") }) };
}

function listInputs(types: Types, { inputs, examples: [stated] }: Operation): Example["inputs"] {
  return inputs.flatMap(({ name, location, type, required }) => {
    const own = stated?.inputs.find((one) => one.name === name);
    if (own) return [own];
    return required || location === "body" ? [{ name, value: createExample(types, type, "required") }] : [];
  });
}

/** Builds the fields of a message from its type, since `minProperties` and `maxProperties` limit how many it has. */
function readFields(types: Types, { type, tag }: VenueMessage): Example["inputs"] {
  const message = createExample(types, { kind: "reference", reference: type }, "required");
  const fields = Object.entries(message as JsonObject).filter(([name]) => name !== tag);
  return fields.map(([name, value]) => ({ name, value }));
}
