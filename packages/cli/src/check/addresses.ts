import { authorize, authorizeWebSocket, type Credential, isNodeAccessError } from "@node-access/auth";
import { clientOptions } from "../calls/call-options.ts";
import { listMethods, type RpcSurface } from "../facts/rpc-method.ts";
import { credentialKinds } from "../generated/protocols.ts";
import type { Io } from "../io/io.ts";
import { createCredential, findTarget, hideSecrets, readNode, type Target } from "../target/target.ts";
import { Comparing } from "./comparing.ts";
import { Session } from "./session.ts";
import type { Address, Answer, Limits } from "./wire.ts";

/** The address of a surface of a node, with its secrets. Clients of gRPC connect by themselves. */
export async function resolveAddress(target: Target, surface: string, rpcPath = ""): Promise<Address> {
  const credential = await target.credentialFor(surface);
  const secrets = findSecrets(target, credential);
  if (surface === "grpc") return { url: "", headers: {}, secrets };
  const { url, headers } = authorize(surface as "node", target.endpoint, credential as never).reveal();
  return { url: url + rpcPath, headers, secrets };
}

/** What no response of a node may contain. */
function findSecrets({ endpoint }: Target, credential: Credential | undefined): readonly string[] {
  // Some put the token into the address.
  const [, ...path] = endpoint.replace(/^\w+:\/\//, "").split("/");
  const own = credential?.secrets.map((one) => one.reveal()).filter((one) => one.length > 7) ?? [];
  return [...own, ...path.filter((part) => part.length >= 16)];
}

/** A credential of the node's kind that no node accepts. */
export function createWrongCredential(target: Target, surface: string): Credential {
  const kind = target.kind ?? credentialKinds[surface]?.[0] ?? "url-token";
  return createCredential(kind, kind === "basic" ? "node-access:wrong" : "node-access-wrong-token");
}

/** Finds the node to compare with: a profile, or an address. `surface` is the one that its credential is for. */
export async function connectOtherNode(
  name: string,
  surface: string,
  rpcPath: string | undefined,
  limits: Limits,
  io: Io,
): Promise<Comparing> {
  const target = await findTarget(readNode(name), io);
  const session = new Session(await resolveAddress(target, surface, rpcPath), limits, io.signal);
  return new Comparing(session, hideSecrets(target.endpoint), await clientOptions(target, surface, io));
}

/** What sends calls with a wrong token. */
export function createWrongToken(
  target: Target,
  session: Session,
  rpcPath = "",
): (body: string) => Promise<Answer> {
  const wrong = createWrongCredential(target, "node");
  const { url, headers } = authorize("node", target.endpoint, wrong as never).reveal();
  return (body: string) => session.wire.sendTo(`${url}${rpcPath}`, headers, body);
}

/** The address of a node's WebSocket, if its protocol has subscriptions and the credential is one that a WebSocket accepts. */
export async function resolveWebSocket(target: Target, surface: RpcSurface): Promise<Address | undefined> {
  if (surface.rpcPath !== undefined || !listMethods(surface).some(({ subscription }) => subscription))
    return undefined;
  const credential = await target.credentialFor("node");
  try {
    const endpoint = target.endpoint.replace(/^http/i, "ws");
    return { ...authorizeWebSocket(endpoint, credential as never).reveal(), secrets: [] };
  } catch (error) {
    if (!isNodeAccessError(error)) throw error;
    return undefined;
  }
}
