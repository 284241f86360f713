import { callOnce, isNodeAccessError, urlToken } from "@node-access/rpc";

interface Env {
  readonly ENDPOINT: string;
  readonly TOKEN: string;
}

/** `GET /0x…` responds with the balance in wei. One call, so `callOnce` is smaller than a client. */
export default {
  async fetch(request, { ENDPOINT, TOKEN }) {
    const address = /^\/(0x[0-9a-fA-F]{40})$/.exec(new URL(request.url).pathname)?.[1];
    if (address === undefined)
      return Response.json({ error: "expected /0x… with 40 digits" }, { status: 404 });
    const node = {
      protocol: "ethereum",
      endpoint: ENDPOINT,
      credential: urlToken(TOKEN),
      timeout: 5_000,
    } as const;
    try {
      const wei = await callOnce(node, {
        method: "eth_getBalance",
        params: [address as `0x${string}`, "latest"],
      });
      return Response.json({ wei }, { headers: { "cache-control": "max-age=12" } });
    } catch (error) {
      if (!isNodeAccessError(error)) throw error;
      return Response.json({ error: error.code, requestId: error.requestId }, { status: 502 });
    }
  },
} satisfies ExportedHandler<Env>;
