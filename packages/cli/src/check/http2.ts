import { once } from "node:events";
import { connect } from "node:http2";
import type { Session } from "./session.ts";

/** How long a connection and its first response may take, in milliseconds. */
const MAX_WAIT = 5_000;

/** Finds out whether a node speaks HTTP/2, which only TLS negotiates, and whether it does where it says so. */
export async function findHttp2(
  session: Session,
  { path, body }: { path: string; body: string | undefined },
): Promise<void> {
  const address = new URL(session.wire.address.url + path);
  if (address.protocol !== "https:") return;
  await session.wire.waitForTurn();
  const client = connect(address);
  // Without one, an error after the last step would end the process.
  client.on("error", () => {});
  try {
    const signal = AbortSignal.timeout(MAX_WAIT);
    const isHttp2 = await once(client, "connect", { signal }).then(
      () => client.alpnProtocol === "h2",
      () => false,
    );
    session.capabilities["http2"] = isHttp2;
    if (!isHttp2) return;
    const request = client.request({
      ...session.wire.address.headers,
      ":method": body === undefined ? "GET" : "POST",
      ":path": address.pathname + address.search,
      ...(body !== undefined && { "content-type": "application/json" }),
    });
    request.end(body);
    await once(request, "response", { signal: AbortSignal.timeout(MAX_WAIT) }).catch(() => {
      session.addFinding("http2", "HTTP/2", "TLS negotiates it, and a request has no response in 5 s");
    });
  } finally {
    client.destroy();
  }
}
