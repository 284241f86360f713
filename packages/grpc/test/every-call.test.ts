import { createGeyserClient } from "@node-access/grpc/geyser";
import { createSuiClient } from "@node-access/grpc/sui";
import { createTronClient } from "@node-access/grpc/tron";
import { describe, expect, it, onTestFinished } from "vitest";
import { framed, GRPC_HEADERS, startRawServer } from "./raw-server.ts";

type Calls = Readonly<Record<string, unknown>>;

/** The services of all clients, by their names on the wire. */
function services(endpoint: string): Readonly<Record<string, Calls>> {
  const geyser = createGeyserClient({ endpoint });
  const sui = createSuiClient({ endpoint });
  const tron = createTronClient({ endpoint });
  onTestFinished(() => {
    for (const client of [geyser, sui, tron]) client.close();
  });
  const { with: _, close: __, ...calls } = geyser;
  return {
    "geyser.Geyser": calls,
    "sui.rpc.v2.LedgerService": { ...sui.ledger },
    "sui.rpc.v2.MovePackageService": { ...sui.movePackage },
    "sui.rpc.v2.NameService": { ...sui.name },
    "sui.rpc.v2.SignatureVerificationService": { ...sui.signatureVerification },
    "sui.rpc.v2.StateService": { ...sui.state },
    "sui.rpc.v2.SubscriptionService": { ...sui.subscription },
    "sui.rpc.v2.TransactionExecutionService": { ...sui.transactionExecution },
    "protocol.Wallet": { ...tron.wallet },
    "protocol.WalletSolidity": { ...tron.walletSolidity },
    "protocol.Database": { ...tron.database },
    "protocol.WalletExtension": { ...tron.walletExtension },
    "protocol.Monitor": { ...tron.monitor },
    "protocol.TronZksnark": { ...tron.tronZksnark },
  };
}

/** Makes a call that returns a promise or a stream. @returns its first response. */
async function firstResponse(call: unknown): Promise<unknown> {
  if (typeof call !== "function") return expect.fail("it is no call");
  const made: unknown = call({});
  if (made instanceof Promise) return made;
  const stream = made as AsyncIterator<unknown>;
  const { value } = await stream.next();
  await stream.return?.();
  return value;
}

describe("every call", () => {
  it("goes to its path and reads its response", async () => {
    const paths: string[] = [];
    const { endpoint } = await startRawServer((stream, path) => {
      paths.push(path);
      stream.respond(GRPC_HEADERS, { waitForTrailers: true });
      stream.on("wantTrailers", () => stream.sendTrailers({ "grpc-status": "0" }));
      stream.end(framed(new Uint8Array()));
    });
    const expected: string[] = [];
    for (const [service, calls] of Object.entries(services(endpoint))) {
      for (const [name, call] of Object.entries(calls)) {
        const method =
          name === "getBlockReference" ? name : `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
        expected.push(`/${service}/${method}`);
        expect(await firstResponse(call)).toBeTypeOf("object");
      }
    }
    expect(paths).toEqual(expected);
    expect(paths).toHaveLength(240);
  });
});
