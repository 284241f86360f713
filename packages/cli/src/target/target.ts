import { readNumber } from "../input/read-text.ts";
import { createHash } from "node:crypto";
import {
  basic,
  bearer,
  type Credential,
  pathKey,
  redactor,
  Secret,
  urlToken,
  xToken,
} from "@node-access/auth";
import type { Middleware } from "@node-access/transport";
import { credentialKinds } from "../generated/protocols.ts";
import { CommandError } from "../io/command-error.ts";
import { exitCodes } from "../io/exit-codes.ts";
import type { Io } from "../io/io.ts";
import { formatShellText } from "../output/curl.ts";
import { type CredentialSource, readSecret, splitCommand } from "./credential-source.ts";
import { findProfile, type Profile, readProfiles } from "./profiles.ts";

export interface TargetOptions {
  readonly profile?: string | undefined;
  readonly endpoint?: string | undefined;
  /** The address of gRPC calls, of a server that passes calls on. Default: the endpoint. */
  readonly grpcEndpoint?: string | undefined;
  readonly protocol?: string | undefined;
  readonly token?: string | undefined;
  readonly tokenEnv?: string | undefined;
  readonly tokenFile?: string | undefined;
  readonly tokenCommand?: string | undefined;
  /** The credential's kind. */
  readonly credential?: string | undefined;
  /** Milliseconds for one attempt. */
  readonly timeout?: string | undefined;
  /** The file to which exchanges are added. */
  readonly record?: string | undefined;
  /** The file with the exchanges that answer calls. */
  readonly replay?: string | undefined;
}

export interface Target {
  readonly endpoint: string;
  /** The address of gRPC calls. */
  readonly grpcEndpoint: string;
  readonly protocol: string | undefined;
  readonly signingKey: CredentialSource | undefined;
  /** Milliseconds for one attempt. */
  readonly timeout: number | undefined;
  readonly hasCredential: boolean;
  /** What a shell reads the credential with, such as `$NODE_TOKEN`; `undefined` if there is none. */
  readonly shellSecret: string | undefined;
  /** The kind of the credential. Default: the first one that the called surface accepts. */
  readonly kind: string | undefined;
  credentialFor(surface: string): Promise<Credential | undefined>;
  /** Differs between nodes, and between credentials. It shows neither. */
  fingerprint(): Promise<string>;
  /** Removes the credential from text that is printed. */
  redact(text: string): string;
  /** Records calls, or answers them from a recording. */
  readonly middleware?: readonly Middleware[];
}

/** The option for a node that is named by its address, or else by a profile. */
export function readNode(name: string): Pick<TargetOptions, "endpoint" | "profile"> {
  return name.includes("://") ? { endpoint: name } : { profile: name };
}

/** The address of calls that are answered from a recording. Nothing is sent there. */
const NOWHERE = "http://127.0.0.1";

/** Finds the node to call: what the options say, otherwise their profile, that of `NODE_ACCESS_PROFILE`, or `default`. */
export async function findTarget(options: TargetOptions, io: Io): Promise<Target> {
  const profile = await profileFor(options, io);
  const { record, replay } = options;
  if (record !== undefined && replay !== undefined)
    throw new CommandError("--record and --replay: give one of them");
  const isReplayed = replay !== undefined;
  const given = options.endpoint ?? io.env["NODE_ACCESS_ENDPOINT"] ?? profile?.endpoint;
  const endpoint = isReplayed ? NOWHERE : given;
  if (endpoint === undefined)
    throw new CommandError(
      "endpoint: none is given: add --endpoint URL, set NODE_ACCESS_ENDPOINT, or store one with: node-access profile add default --endpoint URL",
    );
  // The credential of a profile is for its own endpoint.
  const isOther = profile !== undefined && endpoint !== profile.endpoint;
  const own = readSource(options, io) ?? (isOther ? undefined : profile?.credential);
  const source = isReplayed ? undefined : own;
  const kind = options.credential ?? profile?.kind;
  let read: Promise<Secret> | undefined;
  let fingerprint: Promise<string> | undefined;
  let redact = unchanged;
  const secret = (from: CredentialSource | { readonly token: string }): Promise<Secret> =>
    (read ??= (async () => {
      const value = "token" in from ? from.token : await readSecret(from, io);
      redact = redactor([value, ...value.split(":")].filter((part) => part.length > 3));
      return new Secret(value);
    })());
  return {
    endpoint,
    grpcEndpoint: options.grpcEndpoint ?? endpoint,
    protocol: options.protocol ?? io.env["NODE_ACCESS_PROTOCOL"] ?? profile?.protocol,
    signingKey: profile?.signingKey,
    timeout:
      options.timeout === undefined
        ? undefined
        : readNumber("--timeout", options.timeout, "milliseconds above 0", (value) => value > 0),
    hasCredential: source !== undefined,
    shellSecret: source && readShellSecret(source),
    kind,
    credentialFor: async (surface) => {
      const chosen = kind ?? credentialKinds[surface]?.[0];
      if (!source || chosen === undefined) return undefined;
      return createCredential(chosen, (await secret(source)).reveal());
    },
    fingerprint: () =>
      (fingerprint ??= (async () => {
        const value = source && (await secret(source)).reveal();
        return createHash("sha256")
          .update(JSON.stringify([endpoint, kind, options.timeout, value]))
          .digest("hex");
      })()),
    redact: (text) => redact(text),
    ...(record !== undefined && {
      middleware: [(await import("../exchanges.ts")).recordTo(record, (text) => redact(text))],
    }),
    ...(isReplayed && { middleware: [(await import("../exchanges.ts")).replayFrom(replay)] }),
  };
}

function readShellSecret(source: CredentialSource | { readonly token: string }): string {
  if ("env" in source) return `$${source.env}`;
  if ("file" in source) return `$(cat ${formatShellText(source.file)})`;
  return "command" in source ? `$(${source.command.map(formatShellText).join(" ")})` : "$NODE_ACCESS_TOKEN";
}

function unchanged(text: string): string {
  return text;
}

async function profileFor({ profile, endpoint }: TargetOptions, io: Io): Promise<Profile | undefined> {
  const name = profile ?? io.env["NODE_ACCESS_PROFILE"];
  if (name !== undefined) return findProfile(name, io);
  if (endpoint !== undefined || io.env["NODE_ACCESS_ENDPOINT"] !== undefined) return undefined;
  return (await readProfiles(io))["default"];
}

/** Where the options say that the credential comes from. */
export function readSource(
  { token, tokenEnv, tokenFile, tokenCommand }: TargetOptions,
  { stderr }: Pick<Io, "stderr">,
): CredentialSource | { readonly token: string } | undefined {
  const given = [token, tokenEnv, tokenFile, tokenCommand].filter((one) => one !== undefined);
  if (given.length > 1)
    throw new CommandError("credential: give one of --token-env, --token-file, --token-command and --token");
  if (tokenEnv !== undefined) return { env: tokenEnv };
  if (tokenFile !== undefined) return { file: tokenFile };
  if (tokenCommand !== undefined) return { command: splitCommand(tokenCommand) };
  if (token === undefined) return undefined;
  stderr.write(
    "warning: the token is now in your shell's history and visible to other programs: prefer --token-env, --token-file or --token-command\n",
  );
  return { token };
}

export function createCredential(kind: string, secret: string): Credential {
  const create = CREDENTIALS.get(kind);
  if (create) return create(secret);
  const kinds = [...new Set(Object.values(credentialKinds).flat())];
  throw new CommandError(`--credential: expected ${kinds.join(", ")}, received ${JSON.stringify(kind)}`);
}

const CREDENTIALS: ReadonlyMap<string, (secret: string) => Credential> = new Map([
  ["url-token", urlToken],
  ["path-key", pathKey],
  ["bearer", bearer],
  ["x-token", xToken],
  ["basic", createBasic],
]);

function createBasic(secret: string): Credential {
  const at = secret.indexOf(":");
  if (at >= 1) return basic(secret.slice(0, at), secret.slice(at + 1));
  throw new CommandError("credential: basic authentication needs user:password", exitCodes.credential);
}

/** Returns an endpoint without what may be secret: `https://host/***`. */
export function hideSecrets(endpoint: string): string {
  const url = /^([a-z]+:\/\/)?(?:[^/@]*@)?([^/?#]*)([/?#].*)?$/i.exec(endpoint);
  if (!url) return "***";
  const [, scheme = "", host = "", rest = ""] = url;
  return `${scheme}${host}${rest === "" || rest === "/" ? "" : "/***"}`;
}
