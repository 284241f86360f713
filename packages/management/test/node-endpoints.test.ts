import { authorize, authorizeWebSocket, isNodeAccessError, Secret } from "@node-access/auth";
import { describe, expect, it } from "vitest";
import { type Node, nodeEndpoints, sharedProtocols } from "../src/index.ts";
import { nodeJson } from "./node-sample.ts";

const { auth_password } = nodeJson.details;
const details = {
  ...nodeJson.details,
  auth_key: new Secret("t0ken"),
  auth_password: new Secret(auth_password),
};
const node: Pick<Node, "type" | "details"> = { type: "dedicated", details };

describe("nodeEndpoints", () => {
  it("returns options for the clients of all surfaces", () => {
    const { rpc, webSocket, node: venue, graphql, beacon, grpc } = nodeEndpoints(node, "ethereum");
    expect(rpc?.protocol).toBe("ethereum");
    const urls = [
      rpc && authorize("node", rpc.endpoint, rpc.credential),
      webSocket && authorizeWebSocket(webSocket.endpoint, webSocket.credential),
      venue && authorize("node", venue.endpoint, venue.credential),
      // The client removes the path, which follows the token.
      graphql && authorize("node", graphql.endpoint.replace(/\/graphql$/, ""), graphql.credential),
      beacon && authorize("beacon", beacon.endpoint, beacon.credential),
    ].map((authorized) => authorized?.reveal().url);
    expect(urls).toEqual([
      "https://nd-123.example/t0ken",
      "wss://nd-123.example/ws/t0ken",
      "https://nd-123.example/t0ken",
      "https://nd-123.example/t0ken",
      "https://beacon-nd-123.example/t0ken",
    ]);
    expect(grpc?.endpoint).toBe("nd-123.example:443");
    expect(grpc?.credential.attach("grpc", "https://node.example", "").headers).toEqual({
      "x-token": "t0ken",
    });
  });

  it("uses username and password on request", () => {
    const { rpc, webSocket } = nodeEndpoints(node, "ethereum", "basic");
    const { url, headers } = authorize("node", rpc?.endpoint ?? "", rpc?.credential).reveal();
    expect(url).toBe("https://nd-123.example");
    expect(headers).toEqual({ authorization: `Basic ${btoa(`user-name:${auth_password}`)}` });
    expect(webSocket?.credential.kind).toBe("basic");
  });

  it("returns only the endpoints in the record", () => {
    const bare = {
      type: "dedicated",
      details: { https_endpoint: "https://n.example", auth_key: new Secret("k") },
    } as const;
    expect(Object.keys(nodeEndpoints(bare, "bitcoin"))).toEqual(["rpc", "node"]);
  });

  it("rejects a shared node of a protocol without shared nodes", () => {
    const shared: Pick<Node, "type" | "details"> = { type: "shared", details };
    for (const protocol of sharedProtocols)
      expect(nodeEndpoints(shared, protocol).rpc?.protocol).toBe(protocol);
    let error: unknown;
    try {
      nodeEndpoints(shared, "solana");
    } catch (caught) {
      error = caught;
    }
    expect(isNodeAccessError(error, "INVALID_ARGUMENT") && error.context.path).toBe("protocol");
  });

  it.each(["etherium", "", "Ethereum", null, undefined, 5, {}, ["ethereum"]])(
    "rejects %j as the protocol of a dedicated node",
    (protocol) => {
      const create = (): unknown => nodeEndpoints(node, protocol as "ethereum");
      expect(create).toThrow(expect.objectContaining({ code: "INVALID_ARGUMENT" }));
      expect(create).toThrow("protocol: expected a protocol: ethereum, ");
    },
  );

  it.each(["Basic", "", null, 5, {}])("rejects %j as the access", (access) => {
    expect(() => nodeEndpoints(node, "ethereum", access as "basic")).toThrow(
      "access: expected url-token or basic",
    );
  });

  it.each([[{ type: "dedicated" }], [{ type: "dedicated", details: null }], [null], [undefined]])(
    "reports missing details: %j",
    (record) => {
      const given = record as unknown as Pick<Node, "type" | "details">;
      expect(() => nodeEndpoints(given, "ethereum")).toThrow("node.details: expected");
    },
  );

  it("names a missing credential", () => {
    const { https_endpoint, beacon_endpoint, grpc_endpoint } = details;
    for (const [given, field] of [
      [{ https_endpoint }, "auth_key"],
      [{ beacon_endpoint }, "auth_key"],
      [{ grpc_endpoint }, "auth_key"],
    ] as const) {
      expect(() => nodeEndpoints({ type: "dedicated", details: given }, "ethereum")).toThrow(
        `node.details.${field}: expected the field`,
      );
    }
    expect(() =>
      nodeEndpoints({ type: "dedicated", details: { https_endpoint } }, "ethereum", "basic"),
    ).toThrow("node.details.auth_username");
  });
});
