import type { StreamDestination } from "@node-access/management";
import { DeliveryError } from "../model/destination.ts";
import { createDestination } from "./create-destination.ts";
import type { DestinationOptions } from "./destination-options.ts";

/**
 * Checks the settings of a destination, without connecting to it.
 *
 * @returns what is wrong with them; `undefined` if nothing is.
 */
export async function checkDestination(
  destination: StreamDestination,
  options: DestinationOptions,
): Promise<string | undefined> {
  if (destination.type === "pull") return undefined;
  try {
    const created = await createDestination({ id: "", destination, secrets: [] }, options);
    await created.close();
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error;
    return error.message;
  }
}
