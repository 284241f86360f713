import type { Message, MessageValue } from "../../message.ts";

/** What a literal of a filter is compared with, by its predicate. Others match nothing on this chain. */
const predicates: Readonly<Record<string, (event: Message, wanted: Message) => boolean>> = {
  sender: ({ sender = "" }, { address = "" }) => sender === address,
  affected_address: ({ sender = "" }, { address = "" }) => sender === address,
  emit_module: ({ package_id, module }, { module: wanted }) =>
    begins(`${text(package_id)}::${text(module)}`, wanted),
  event_type: ({ event_type }, { event_type: wanted }) => begins(event_type, wanted),
};

/** Whether a transaction with this event (and sender) matches a filter: one of its terms, and of the term all literals. */
export function matches(event: Message, filter: MessageValue | undefined): boolean {
  if (filter === undefined) return true;
  return messagesIn(filter, "terms").some((term) =>
    messagesIn(term, "literals").every((literal) => {
      const [name, wanted] = Object.entries(literal).find(([key]) => key !== "negated") ?? [];
      const isMatch = predicates[name ?? ""]?.(event, wanted as Message) ?? false;
      return isMatch !== (literal["negated"] ?? false);
    }),
  );
}

function messagesIn(message: MessageValue, field: string): readonly Message[] {
  return ((message as Message)[field] ?? []) as readonly Message[];
}

/** Whether a path such as `package::module::Type` begins with another one. */
function begins(path: MessageValue | undefined, prefix: MessageValue | undefined): boolean {
  return `${text(path)}::`.startsWith(`${text(prefix)}::`);
}

function text(value: MessageValue | undefined): string {
  return String(value ?? "");
}
