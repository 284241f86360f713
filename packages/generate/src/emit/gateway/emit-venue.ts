import { exampleOf, type SpecBundle } from "../../spec-file/index.ts";
import { objectAt, objectsOf, type JsonObject } from "./json.ts";
import { literal } from "./literal.ts";

/** The text of `venue.ts`: what a venue without an upstream answers, how actions are signed, and what it tells of. */
export function emitVenue(exchange: Pick<SpecBundle, "value">): string {
  const schemas = objectAt(exchange.value, "components", "schemas");
  const questions = membersOf(schemas, "InfoRequest").map(({ type, facts }) => [
    type,
    exampleOf(schemas, schemas[String(facts["response"])], "all"),
  ]);
  const actions = membersOf(schemas, "Action").map(({ type, schema, facts }) => [
    type,
    actionRow(schemas, schema, facts),
  ]);
  const subscriptions = membersOf(schemas, "SubscriptionRequest").map(
    ({ type, facts: { event, channel, match, encoding } }) => ({
      type,
      channel,
      match: match ?? {},
      encoding: encoding ?? null,
      event: eventOf(schemas, objectAt(schemas[String(event)]), objectAt(match)),
    }),
  );
  return `// Generated from specs/exchange.openapi.yaml. Do not edit: change the spec and run \`npm run generate\`.

/** A field of EIP-712 typed data. */
export interface TypedField {
  readonly name: string;
  readonly type: string;
}

/** How an action is signed: by the hash of the whole action, as typed data of its own, or by several. */
export type Signing =
  | { readonly scheme: "l1" }
  | { readonly scheme: "user" | "multi-sig"; readonly primaryType: string; readonly types: readonly TypedField[] };

/** What a venue knows of an action. */
export interface ActionFacts {
  readonly signing: Signing;
  /** The key that repeats the request's nonce, if one does. */
  readonly nonce?: string;
  /** The key that must name the signer, if one does. */
  readonly signer?: string;
  /** The spec's example of a good answer. */
  readonly answer: unknown;
  /** The keys of which one holds the list whose items are answered one by one, in \`response.data.statuses\`. */
  readonly perItem?: readonly string[];
}

/** The actions, by their type. */
export const actions: Readonly<Record<string, ActionFacts>> = ${literal(Object.fromEntries(actions))};

/** The spec's example of the answer to each question, by its type. */
export const infoAnswers: Readonly<Record<string, unknown>> = ${literal(Object.fromEntries(questions))};

/** What can be subscribed to. */
export interface SubscriptionFacts {
  readonly type: string;
  readonly channel: string;
  /** Where in an event each of these properties of the request stands, as a path with dots. */
  readonly match: Readonly<Record<string, string>>;
  /** How the events are packed: JSON in raw deflate in base64. */
  readonly encoding: string | null;
  /** The spec's example of an event. */
  readonly event: unknown;
}

/** What can be subscribed to. Two may share a type. */
export const subscriptions: readonly SubscriptionFacts[] = ${literal(subscriptions)};
`;
}

interface MemberRow {
  readonly type: string;
  readonly schema: JsonObject;
  /** Its \`x-member\`. */
  readonly facts: JsonObject;
}

function membersOf(schemas: JsonObject, union: string): MemberRow[] {
  const { oneOf, anyOf } = objectAt(schemas[union]);
  return objectsOf(oneOf ?? anyOf).map(({ $ref }) => {
    const schema = objectAt(schemas[String($ref).replace("#/components/schemas/", "")]);
    const type = String(objectAt(schema, "properties", "type")["const"]);
    return { type, schema, facts: objectAt(schema["x-member"]) };
  });
}

/** An event that does not say whose it is where it need not. */
function eventOf(schemas: JsonObject, schema: JsonObject, match: JsonObject): unknown {
  const example = exampleOf(schemas, schema, "all");
  if (schema["properties"] === undefined) return example;
  const { required } = schema;
  const kept = Object.entries(objectAt(example)).filter(
    ([key]) => !Object.values(match).includes(key) || (Array.isArray(required) && required.includes(key)),
  );
  return Object.fromEntries(kept);
}

function actionRow(schemas: JsonObject, schema: JsonObject, facts: JsonObject): JsonObject {
  const response = objectAt(schemas[String(facts["response"])]);
  const statuses = objectAt(
    response,
    "properties",
    "response",
    "properties",
    "data",
    "properties",
    "statuses",
  );
  const nonce = Object.entries(objectAt(schema["properties"])).find(
    ([, property]) => objectAt(property)["$ref"] === "#/components/schemas/Nonce",
  );
  return {
    signing: facts["signing"],
    ...(nonce && { nonce: nonce[0] }),
    ...("signer" in facts && { signer: facts["signer"] }),
    answer: exampleOf(schemas, response, "all"),
    ...("x-per" in statuses && { perItem: statuses["x-per"] }),
  };
}
