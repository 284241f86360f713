import { RequestFailure } from "@node-access/simulators";
import type { ExchangeRequest, Venue } from "@node-access/simulators/venue";
import { jsonReply } from "../reply-text.ts";
import type { Cluster } from "../cluster.ts";
import type { ClusterRequest, Reply } from "../upstream.ts";
import { HttpProblem } from "../../codec/http/problem.ts";
import { findRoute } from "../../codec/rest/find-route.ts";
import { checkBody } from "../../codec/rest/validator.ts";

/** Responds to signed actions as a simulated venue. */
export class ExchangeSimulator implements Cluster {
  readonly label = "simulator";
  readonly venue: Venue;

  constructor(venue: Venue) {
    this.venue = venue;
  }

  async close(): Promise<void> {}

  /** @throws HttpProblem if the body does not match the spec. */
  async handle({ method, path, body }: ClusterRequest): Promise<Reply> {
    const { match } = findRoute("exchange", method, path);
    if (!match) throw new Error(`${path} is not the exchange endpoint`);
    const request = checkBody(match.route, body ?? "") as ExchangeRequest;
    try {
      return jsonReply(JSON.stringify(await this.venue.execute(request)), { label: "simulator" });
    } catch (error) {
      if (!(error instanceof RequestFailure)) throw error;
      throw new HttpProblem(error.status, "invalid_request", error.message);
    }
  }
}
