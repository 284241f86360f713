import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { suggestNames } from "../facts/suggest.ts";
import { CommandError } from "../io/command-error.ts";
import type { Io } from "../io/io.ts";
import type { CredentialSource } from "./credential-source.ts";

/** A node, and how to call it. */
export interface Profile {
  readonly endpoint: string;
  readonly protocol?: string;
  /** Where the credential comes from. */
  readonly credential?: CredentialSource;
  /** The credential's kind. Default: the first one that the called surface accepts. */
  readonly kind?: string;
  /** Where the key comes from that signs actions of the trading venue. */
  readonly signingKey?: CredentialSource;
}

/** The file with the profiles, which only its owner may read. */
export function findProfilesFile({ env }: Io): string {
  const { XDG_CONFIG_HOME, APPDATA } = env;
  const folder = XDG_CONFIG_HOME || (process.platform === "win32" && APPDATA) || join(homedir(), ".config");
  return join(folder, "node-access", "profiles.json");
}

/** Reads all profiles by name. @throws CommandError if the file is malformed. */
export async function readProfiles(io: Io): Promise<Readonly<Record<string, Profile>>> {
  const path = findProfilesFile(io);
  let text: string;
  try {
    text = await readFile(path, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return {};
    throw new CommandError(
      `profiles: ${path} cannot be read: ${(error as NodeJS.ErrnoException).code ?? "unknown"}`,
    );
  }
  try {
    const { profiles } = JSON.parse(text) as { profiles: Record<string, Profile> };
    if (Object.values(profiles).every(({ endpoint }) => typeof endpoint === "string")) return profiles;
  } catch {
    // Reported below: the parser's message may quote the file.
  }
  throw new CommandError(`profiles: ${path} is malformed: correct it, or remove it`);
}

/** Replaces all profiles. An interrupted write leaves the old file. */
export async function writeProfiles(profiles: Readonly<Record<string, Profile>>, io: Io): Promise<void> {
  const path = findProfilesFile(io);
  const temporary = `${path}.${process.pid}`;
  try {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await writeFile(temporary, `${JSON.stringify({ profiles }, undefined, 2)}\n`, { mode: 0o600 });
    await rename(temporary, path);
  } catch (error) {
    const { code = "unknown" } = error as NodeJS.ErrnoException;
    throw new CommandError(
      `profiles: ${path} cannot be written: ${code}. XDG_CONFIG_HOME names another folder for it`,
    );
  }
}

/** Finds a profile. @throws CommandError that names similar ones. */
export async function findProfile(name: string, io: Io): Promise<Profile> {
  const profiles = await readProfiles(io);
  const found = Object.hasOwn(profiles, name) ? profiles[name] : undefined;
  if (found) return found;
  const names = Object.keys(profiles);
  const hint = suggestNames(name, names) || (names.length > 0 ? `. There are ${names.join(", ")}` : "");
  throw new CommandError(
    `profile: there is no ${JSON.stringify(name)}${hint || ". Add it with: node-access profile add"}`,
  );
}
