/** A call that a new project makes with an installed package, once by `import` and once by `require`. */
export interface Consumer {
  /** Names that it imports from the package's main entry. */
  readonly names: readonly string[];
  /** Body of an async function. `endpoint` is the URL of a local node. Its return value must equal `result`. */
  readonly body: string;
  /** The local node's result for every JSON-RPC call. */
  readonly result: unknown;
  /** Optional peers that the call needs. */
  readonly peers?: readonly string[];
}

/** Calls by package. Every other package is only loaded, with all its entries. */
export const consumers: Readonly<Record<string, Consumer>> = {
  "@node-access/rpc": {
    names: ["createRpcClient"],
    body: 'return createRpcClient({ protocol: "ethereum", endpoint }).eth_syncing();',
    result: false,
  },
  "@node-access/generate": {
    names: ["generateClient"],
    body: `
      const { writeFileSync } = await import("node:fs");
      const methods = [{ name: "acme_get", params: [], result: { name: "job", schema: {} } }];
      writeFileSync("acme.json", JSON.stringify({ openrpc: "1.3.2", methods }));
      writeFileSync("acme.proto", 'syntax = "proto3"; message Job {} service Jobs { rpc Get(Job) returns (Job); }');
      const [rpc, grpc] = [await generateClient("acme.json"), await generateClient("acme.proto")];
      const { startMockServer } = modules["@node-access/generate/mock"];
      const servers = [await startMockServer("acme.json"), await startMockServer("acme.proto")];
      const bodies = [{ jsonrpc: "2.0", id: 1, method: "acme_get", params: [] }, {}];
      const results = [];
      for (const [index, path] of ["/", "/Jobs/Get"].entries()) {
        const request = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(bodies[index]) };
        results.push((await fetch(servers[index].url + path, request)).status);
        await servers[index].close();
      }
      return [rpc.methods, grpc.methods, grpc.files.get("client.ts").includes('=> import("./messages.js")'), ...results];
    `,
    result: [1, 1, true, 200, 200],
    peers: ["@bufbuild/buf", "@bufbuild/protobuf", "@connectrpc/connect", "@connectrpc/connect-node"],
  },
};
