import { filledFields } from "../../model/forms.ts";
import type { Message, MessageFacts, RestOperation, VenueMessage, Spec, Types } from "../../model/index.ts";
import { messageMethod, type MethodGroup, createMethod, type Parameter } from "./method.ts";

/**
 * The methods of a spec: one group for all operations without messages, and one for each operation with
 * messages.
 */
export function methodGroups({
  name,
  summary,
  operations,
  types,
}: Spec<RestOperation>): readonly MethodGroup[] {
  // Events of a socket or a stream are not responses to a call.
  const calls = operations.filter(({ socket, events }) => socket === undefined && events === undefined);
  const methods = calls.flatMap((one) => (one.messages ? [] : [createMethod(one)]));
  const groups = calls.flatMap((one) => (one.messages ? [messageGroup(one, one.messages, types)] : []));
  return methods.length > 0 ? [{ name, summary, methods }, ...groups] : groups;
}

function messageGroup(operation: RestOperation, messages: Message, types: Types): MethodGroup {
  const methods = messages.members.map((message) =>
    messageMethod(operation, message, messages, {
      body: findFields(message, messages.property, types),
      envelope: findEnvelope(messages, message.facts, types),
    }),
  );
  return { name: operation.name, summary: operation.summary, methods };
}

function findFields(
  { type, tag, inputs }: VenueMessage,
  property: string | undefined,
  types: Types,
): Parameter | undefined {
  const filled = filledFields(types, inputs);
  if (inputs.length === 0 && property === undefined) return undefined;
  const fields = `The fields of {@link ${type}}.`;
  return {
    name: property ?? "request",
    type: inputs.length === 0 ? "Record<string, never>" : callersType(type, tag, filled),
    required: inputs.some(({ name, required }) => required && !filled.includes(name)),
    description: filled.length === 0 ? fields : `${fields} The signer fills in ${filled.join(", ")}.`,
  };
}

/** The type that a caller passes; fields that the client fills in are optional. */
function callersType(type: string, tag: string, filled: readonly string[]): string {
  const partial = filled.length > 0 ? ` & Partial<Pick<${type}, ${keys(filled)}>>` : "";
  return `Omit<${type}, ${keys([tag, ...filled])}>${partial}`;
}

/**
 * What the caller may set next to the message. All of it is optional: the client fills in what is required.
 */
function findEnvelope(
  { body, property }: Message,
  { signing }: MessageFacts,
  types: Types,
): Parameter | undefined {
  if (property === undefined) return undefined;
  // An action that a user signs field by field cannot have additional fields.
  const type =
    signing?.scheme === "user"
      ? `Partial<Pick<${body}, ${keys(types[body]?.type.clientFills ?? [])}>>`
      : `Partial<Omit<${body}, "${property}">>`;
  return {
    name: "envelope",
    type,
    required: false,
    description: `Further fields of the body, next to the ${property}. The client fills in the required ones.`,
  };
}

function keys(names: readonly string[]): string {
  return names.map((name) => JSON.stringify(name)).join(" | ");
}
