import { RequestFailure } from "@node-access/simulators";
import type { ExchangeRequest, Venue } from "@node-access/simulators/venue";
import { jsonReply } from "../reply-text.ts";
import type { Cluster } from "../upstream.ts";
import { HttpProblem } from "../../codec/http/problem.ts";
import { findRoute } from "../../codec/rest/find-route.ts";
import { checkBody } from "../../codec/rest/validator.ts";

/** A simulated venue, which responds to signed actions. */
export interface ExchangeSimulator extends Cluster {
  readonly venue: Venue;
}

export function createExchangeSimulator(venue: Venue): ExchangeSimulator {
  return {
    label: "simulator",
    venue,
    /** @throws HttpProblem if the body does not match the spec. */
    async handle({ method, path, body = "" }) {
      const { match } = findRoute("exchange", method, path);
      if (!match) throw new Error(`${path} is not the exchange endpoint`);
      const request = checkBody(match.route, body) as ExchangeRequest;
      try {
        return jsonReply(JSON.stringify(await venue.execute(request)), { label: "simulator" });
      } catch (error) {
        if (!(error instanceof RequestFailure)) throw error;
        throw new HttpProblem(error.status, "invalid_request", error.message);
      }
    },
    async close() {},
  };
}
