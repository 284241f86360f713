import { actions } from "../generated/signing.ts";
import type { ActionFacts } from "../action-facts.ts";

/** Finds what the spec says about an action. */
export function knownAction(type: unknown): ActionFacts | undefined {
  return typeof type === "string" && Object.hasOwn(actions, type) ? actions[type] : undefined;
}
