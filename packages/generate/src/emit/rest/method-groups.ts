import { filledFields } from "../../model/forms.ts";
import type { Message, MessageFacts, RestOperation, VenueMessage } from "../../model/operation.ts";
import type { Spec, Types } from "../../model/spec.ts";
import { messageMethod, type MethodGroup, methodOf, type Parameter } from "./method.ts";

/** The methods of a spec: one group for all operations without messages, and one for each operation with them. */
export function methodGroups({
  name,
  summary,
  operations,
  types,
}: Spec<RestOperation>): readonly MethodGroup[] {
  // What a socket or a stream sends is no response to a call.
  const calls = operations.filter(({ socket, events }) => socket === undefined && events === undefined);
  const methods = calls.flatMap((one) => (one.messages ? [] : [methodOf(one)]));
  const groups = calls.flatMap((one) => (one.messages ? [messageGroup(one, one.messages, types)] : []));
  return methods.length > 0 ? [{ name, summary, methods }, ...groups] : groups;
}

/** The messages of an operation as methods, each sent as the operation is. */
function messageGroup(operation: RestOperation, messages: Message, types: Types): MethodGroup {
  const methods = messages.members.map((message) =>
    messageMethod(operation, message, messages, {
      body: fieldsOf(message, messages.property, types),
      envelope: envelopeOf(messages, message.facts, types),
    }),
  );
  return { name: operation.name, summary: operation.summary, methods };
}

/** The fields of a message that the caller gives. */
function fieldsOf(
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

/** What a caller passes; fields that the client fills in are optional. */
function callersType(type: string, tag: string, filled: readonly string[]): string {
  const partial = filled.length > 0 ? ` & Partial<Pick<${type}, ${keys(filled)}>>` : "";
  return `Omit<${type}, ${keys([tag, ...filled])}>${partial}`;
}

/** What the caller may set beside the message. All of it is optional: what must be there, the client fills in. */
function envelopeOf(
  { body, property }: Message,
  { signing }: MessageFacts,
  types: Types,
): Parameter | undefined {
  if (property === undefined) return undefined;
  // What a user signs field by field has no place for more.
  const type =
    signing?.scheme === "user"
      ? `Partial<Pick<${body}, ${keys(types[body]?.type.clientFills ?? [])}>>`
      : `Partial<Omit<${body}, "${property}">>`;
  return {
    name: "envelope",
    type,
    required: false,
    description: `What is sent with the ${property}. The client fills in required fields itself.`,
  };
}

function keys(names: readonly string[]): string {
  return names.map((name) => JSON.stringify(name)).join(" | ");
}
