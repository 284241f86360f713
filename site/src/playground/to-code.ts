import type { PlaygroundCall } from "../reference/page.ts";
import { printTypeScript, type SampleCall } from "../reference/samples/typescript.ts";
import type { Input } from "./call.ts";
import { secretVariables } from "./secret-variables.ts";
import { showValue } from "./show-value.ts";

/** The client of the page with the numbers as the node writes them, its decoded view, or viem on its transport. */
export type CodeStyle = "wire" | "decoded" | "viem";

/** A program that makes the same call. Secrets come from its environment. */
export function toCode(call: PlaygroundCall, input: Input, style: CodeStyle): string {
  const sample = describeCall(call, input);
  if (style === "wire") return printTypeScript(sample);
  if (style === "decoded")
    return printTypeScript({
      ...sample,
      decoded: { quantities: call.protocolQuantities?.[input.protocol ?? ""] },
    });
  const imports = { "@node-access/rpc/viem": ["viemTransport"], viem: ["createPublicClient", "custom"] };
  const request = `{ method: "${call.method}", params: [${sample.arguments.join(", ")}] }`;
  return printTypeScript(
    { ...sample, imports },
    `const viem = createPublicClient({ transport: viemTransport(client, custom) });
console.log(await viem.request(${request}));`,
  );
}

function describeCall(call: PlaygroundCall, input: Input): SampleCall {
  const { module, factory, surface, method, returns } = call;
  const { credential, endpoint, network } = input;
  const protocol = call.protocolTables?.[input.protocol ?? ""] ?? input.protocol;
  // Entries of the same package share a credential; subpaths do not export it.
  const main = module.split("/").slice(0, 2).join("/");
  const secrets = (secretVariables[credential ?? ""] ?? []).map((name) => `process.env.${name} ?? ""`);
  const isSigned = factory === "createExchangeClient";
  return {
    client: {
      // A table's entry creates the smallest client over HTTP.
      module: typeof protocol === "object" && module === main ? protocol.module : module,
      factory,
      variable: "client",
      endpoint,
      credentials:
        credential === undefined || isSigned
          ? []
          : [{ create: credential, module: main, arguments: secrets }],
      surface,
    },
    ...(protocol !== undefined && { protocol }),
    method,
    arguments: input.arguments.map(showValue),
    result: returns === "result" ? "result" : "message",
    returns: returns === "result" ? "promise" : "promise of a stream",
    ...(isSigned && {
      options: ['signer: privateKeySigner(process.env.PRIVATE_KEY ?? "")', `network: "${network}"`],
      imports: { "@node-access/exchange/signing": ["privateKeySigner"] },
    }),
  };
}
