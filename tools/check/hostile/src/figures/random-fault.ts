import { between, chooseOne, type Random } from "@node-access-tools/workspace";
import type { Surface } from "../conformance/adapter.ts";
import { scenarioFor } from "../conformance/row.ts";
import { rows } from "../conformance/rows.ts";
import type { Fault } from "../server/fault.ts";

const PLACES = ["start", "head", "body", "last"] as const;
const ENDS = ["reset", "close", "stall"] as const;
/** Bytes of the largest responses, as one in a hundred is of this kind. */
const LARGEST = 200_000;

/** All faults in which the rules for clients let a response of this surface have. */
function listFaults(surface: Surface): readonly Fault[] {
  const faults = rows
    .filter((row) => !row.alone && (row.surfaces ?? [surface]).includes(surface))
    .flatMap((row) => Object.values(row.scenarios))
    .flatMap((scenario) => {
      const script = scenarioFor(scenario, surface)?.script ?? [];
      return typeof script === "function" ? [script(0), script(1)] : script;
    })
    .filter(({ body }) => !(typeof body === "object" && "bytes" in body && body.bytes > LARGEST));
  return [...new Map(faults.map((fault) => [JSON.stringify(fault), fault])).values()];
}

/** Whether a fault of a WebSocket ends it, with all calls on it. */
function endsSocket({ stop, close, frame, freeze }: Fault): boolean {
  return Boolean((stop && stop.how !== "stall") || close || frame || freeze);
}

/**
 * Draws faults of a surface. Every second response is correct, and half of these are late. Faults that end a WebSocket are rare,
 * since they affect all calls on it.
 */
export function drawFault(random: Random, surface: Surface): () => Fault {
  const faults = listFaults(surface);
  return () => {
    const wait = random() < 0.5 ? {} : { wait: between(random, 0, 40) };
    if (random() < 0.5) return wait;
    const stop = { stop: { at: chooseOne(random, PLACES), how: chooseOne(random, ENDS) } };
    const fault = random() < 0.1 ? stop : chooseOne(random, faults);
    return surface === "web-socket" && endsSocket(fault) && random() > 0.02 ? wait : { ...wait, ...fault };
  };
}
