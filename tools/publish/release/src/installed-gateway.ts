import { join } from "node:path";
import { startGatewayCommand } from "@node-access-tools/local-servers";

/** The addresses and credentials of a gateway. */
export type Place = Awaited<ReturnType<typeof startInstalledGateway>>["place"];

/** The command that starts the gateway of a project, with its arguments. */
export function installedGateway(project: string, node: string): readonly string[] {
  return [node, join(project, "node_modules/.bin/node-access-gateway")];
}

/** Starts the gateway that is installed in a project, as in its README. */
export async function startInstalledGateway(project: string, node: string) {
  // The bundles for browsers call it from another origin.
  const args = ["--database", ":memory:", "--cors-origin", "*"];
  const gateway = await startGatewayCommand(installedGateway(project, node), args, { cwd: project });
  const { url, grpcUrl, credentials } = gateway;
  if (!credentials) throw new Error("the installed gateway did not print its API key");
  const place = {
    url,
    wsUrl: url.replace(/^http/, "ws"),
    grpcUrl: `http://${grpcUrl}`,
    apiKey: credentials.apiKey,
    /** A node's key by its protocol. */
    keys: Object.fromEntries(Object.entries(credentials.nodes).map(([protocol, { key }]) => [protocol, key])),
  };
  return { place, [Symbol.asyncDispose]: gateway.stop };
}
