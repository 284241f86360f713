import { resolve } from "node:path";
import { CommandError } from "../io/command-error.ts";
import type { Io } from "../io/io.ts";
import { printResult, type OutputOptions } from "../output/print-result.ts";
import { credentialKinds, endpoints, protocols } from "../generated/protocols.ts";
import { suggestNames } from "../facts/suggest.ts";
import type { CredentialSource } from "./credential-source.ts";
import { findProfile, type Profile, readProfiles, writeProfiles } from "./profiles.ts";
import { hideSecrets, readSource, type TargetOptions } from "./target.ts";

export interface ProfileOptions extends TargetOptions {
  readonly signingKeyEnv?: string;
  readonly signingKeyFile?: string;
  readonly force?: boolean;
}

export async function addProfile(name: string, options: ProfileOptions, io: Io): Promise<void> {
  const { endpoint, protocol, credential: kind } = options;
  if (!/^[\w.-]+$/.test(name))
    throw new CommandError(
      `profile: expected a name of letters, digits, dots and hyphens, received ${JSON.stringify(name)}`,
    );
  if (endpoint === undefined)
    throw new CommandError("--endpoint: is required, such as https://node.example.com");
  if (/\/\/[^/]*@/.test(endpoint))
    throw new CommandError(
      "--endpoint: has a user or password: name their source with --token-env and --credential basic",
    );
  const names = Object.keys({ ...protocols, ...endpoints });
  if (protocol !== undefined && !names.includes(protocol))
    throw new CommandError(
      `--protocol: ${JSON.stringify(protocol)} is unknown${suggestNames(protocol, names)}`,
    );
  const kinds = Object.values(credentialKinds).flat();
  if (kind !== undefined && !kinds.includes(kind))
    throw new CommandError(
      `--credential: expected ${[...new Set(kinds)].join(", ")}, received ${JSON.stringify(kind)}`,
    );
  if (options.token !== undefined)
    throw new CommandError(
      "--token: profiles store no secrets: name a source with --token-env, --token-file or --token-command",
    );
  const profiles = await readProfiles(io);
  if (Object.hasOwn(profiles, name) && !options.force)
    throw new CommandError(`profile: ${name} exists: add --force to replace it`);
  const { tokenFile } = options;
  // A relative path would mean another file in another folder.
  const found = tokenFile === undefined ? options : { ...options, tokenFile: resolve(tokenFile) };
  const source = readSource(found, io) as CredentialSource | undefined;
  const signingKey = readSigningSource(options);
  const profile: Profile = {
    endpoint,
    ...(protocol !== undefined && { protocol }),
    ...(source && { credential: source }),
    ...(kind !== undefined && { kind }),
    ...(signingKey && { signingKey }),
  };
  await writeProfiles({ ...profiles, [name]: profile }, io);
}

function readSigningSource({ signingKeyEnv, signingKeyFile }: ProfileOptions): CredentialSource | undefined {
  if (signingKeyEnv !== undefined) return { env: signingKeyEnv };
  return signingKeyFile === undefined ? undefined : { file: resolve(signingKeyFile) };
}

export async function listProfiles(options: OutputOptions, io: Io): Promise<void> {
  const rows = Object.entries(await readProfiles(io)).map(([name, profile]) =>
    Object.assign({ name }, showProfileRow(profile)),
  );
  await printResult(rows, { ...options, table: options.table ?? !options.json }, io);
}

export async function showProfile(name: string, options: OutputOptions, io: Io): Promise<void> {
  await printResult({ name, ...showProfileRow(await findProfile(name, io)) }, options, io);
}

export async function removeProfile(name: string, _options: object, io: Io): Promise<void> {
  await findProfile(name, io);
  const rest = Object.entries(await readProfiles(io)).filter(([one]) => one !== name);
  await writeProfiles(Object.fromEntries(rest), io);
}

/** A profile as it is shown. The path of an endpoint may be a secret, and so may a command's arguments. */
function showProfileRow({ endpoint, protocol, credential, kind, signingKey }: Profile): object {
  return {
    protocol: protocol ?? "",
    endpoint: hideSecrets(endpoint),
    credential: describeSource(credential),
    kind: kind ?? "",
    signingKey: describeSource(signingKey),
  };
}

function describeSource(source: CredentialSource | undefined): string {
  if (!source) return "none";
  if ("env" in source) return `environment variable ${source.env}`;
  return "file" in source ? `file ${source.file}` : `command ${source.command[0] ?? ""}`;
}
