import { secp256k1 } from "@noble/curves/secp256k1.js";
import { keccak_256 } from "@noble/hashes/sha3.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { SignedRequest } from "../src/index.ts";
import { hashTypedData } from "../src/signing/hash-typed-data.ts";
import { actionTypedData, type TypedRequest } from "../src/signing/index.ts";

/** A received request. */
export interface Sent {
  readonly url: string | undefined;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

/** A response of the venue. */
export interface Reply {
  readonly status?: number;
  readonly type?: string;
  readonly body: string;
}

/** A venue on loopback. */
export interface Venue {
  readonly endpoint: string;
  readonly sent: Sent[];
  close(): Promise<void>;
}

/** Starts a scripted venue. An `undefined` response closes the connection. */
export async function startVenue(respond: (sent: Sent) => Reply | undefined): Promise<Venue> {
  const sent: Sent[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { url, headers } = request;
      sent.push({ url, headers, body });
      const reply = respond({ url, headers, body });
      if (!reply) return response.destroy();
      const { status = 200, type = "application/json" } = reply;
      return response.writeHead(status, { "content-type": type }).end(reply.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Recovers the signer of a body from the received bytes, like the venue. */
export function recoverSigner(body: string, rest: Pick<TypedRequest, "network" | "signing">): string {
  const { action, nonce, signature, vaultAddress, expiresAfter } = JSON.parse(body) as SignedRequest;
  const digest = hashTypedData(actionTypedData({ action, nonce, vaultAddress, expiresAfter, ...rest }));
  const { r, s, v } = signature;
  const bytes = hexToBytes(`${(v - 27).toString(16).padStart(2, "0")}${r.slice(2)}${s.slice(2)}`);
  const point = secp256k1.Signature.fromBytes(bytes, "recovered").recoverPublicKey(digest);
  return `0x${bytesToHex(keccak_256(point.toBytes(false).subarray(1)).subarray(12))}`;
}
