import { rowsHead } from "../rows.ts";
import { createExample, createSample } from "../../model/example.ts";
import {
  findForm,
  type JsonObject,
  listParts,
  resolved,
  type Type,
  type Types,
  type VenueMessage,
  type RestSpec,
} from "@node-access/generate/model";
import { literal } from "@node-access/generate/emit/typescript";
import { sharedValues } from "./shared-values.ts";

/** The text of `venue.ts`: the responses of a simulated venue, how actions are signed, and the events that it sends. */
export function emitVenue({ operations, types }: RestSpec): string {
  const all = operations.flatMap(({ socket, messages }) =>
    (messages?.members ?? []).map((message) => ({ message, socket, property: messages?.property })),
  );
  const infoRequests = all
    .filter(({ socket, property }) => socket === undefined && property === undefined)
    .map(({ message }) => [message.value, createSample(types, message).output]);
  const actions = all
    .filter(({ property }) => property !== undefined)
    .map(({ message }) => [message.value, actionRow(types, message)]);
  const subscriptions = all
    .filter(({ socket }) => socket !== undefined)
    .map(({ message }) => {
      const { channel, match = {}, encoding = null } = message.facts;
      const event = createEvent(types, resolved(readOutput(message), types), match);
      return { type: message.value, channel, match, encoding, event };
    });
  const { declarations, table } = sharedValues({ info: Object.fromEntries(infoRequests), subscriptions });
  return `${rowsHead("specs/exchange.openapi.yaml", "ActionFacts, SubscriptionFacts", "venue-facts")}
${declarations}
/** The actions, by type. */
export const actions: Readonly<Record<string, ActionFacts>> = ${literal(Object.fromEntries(actions))};

/** The spec's example response to each info request, by type. */
export const infoResponses: Readonly<Record<string, unknown>> = ${literal(table["info"])};

/** All subscriptions. Two may share a type. */
export const subscriptions: readonly SubscriptionFacts[] = ${literal(table["subscriptions"])};
`;
}

function readOutput({ outputs: [output] }: VenueMessage): Type {
  return output?.type ?? { kind: "any" };
}

/** An example event, without the optional fields that identify the subscriber. */
function createEvent(types: Types, type: Type, match: Readonly<Record<string, string>>): unknown {
  const example = createExample(types, type, "all");
  const { properties, required = [] } = type;
  if (properties === undefined) return example;
  const eventFields = Object.entries(example as JsonObject).filter(
    ([key]) => !Object.values(match).includes(key) || required.includes(key),
  );
  return Object.fromEntries(eventFields);
}

function actionRow(types: Types, message: VenueMessage): object {
  const { facts, inputs } = message;
  const perItem = perIn(resolved(readOutput(message), types));
  const nonce = inputs.find(({ type }) => findForm(types, type) === "nonce")?.name;
  const { signing, signer } = facts;
  return { signing, nonce, signer, response: createSample(types, message).output, perItem };
}

/** The alternative keys of a list in the request: a list in the type has one item for each of its items. */
function perIn(type: Type): readonly string[] | undefined {
  return (
    type.per ??
    listParts(type)
      .map(perIn)
      .find((per) => per !== undefined)
  );
}
