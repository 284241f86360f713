import { readFileSync, renameSync } from "node:fs";
import { invalidArgument } from "@node-access/auth";
import { checkObject } from "../options/check-options.ts";
import { createSecretFile, fileError, readTextFile } from "../options/option-files.ts";
import type { NewCredentials } from "./credentials.ts";
import { checkFixedCredentials, type FixedCredentials } from "./fixed-credentials.ts";
import { parseIfJson } from "../codec/json/json-text.ts";

/**
 * Writes credentials as JSON to a file that only its owner can read. An existing file is replaced; if only the
 * console's password is new, the file keeps its other credentials.
 */
export function writeCredentialsFile(file: string, created: NewCredentials): void {
  const credentials = "apiKey" in created ? created : { ...writtenBefore(file), ...created };
  const draft = `${file}.${process.pid}.draft`;
  try {
    createSecretFile(draft, `${JSON.stringify(credentials, undefined, 2)}\n`);
    renameSync(draft, file);
  } catch (error) {
    throw fileError("--credentials-out", "a file that can be written", file, error);
  }
}

/** @returns the credentials of an earlier start; empty if the file does not exist any more. */
function writtenBefore(file: string): object {
  try {
    return Object(JSON.parse(readFileSync(file, "utf8"))) as object;
  } catch {
    return {};
  }
}

/**
 * Reads credentials as {@link writeCredentialsFile} writes them. Ids and the organization are ignored, omitted
 * credentials are random, and errors contain no secret.
 */
export function readCredentialsFile(file: string): FixedCredentials {
  const text = readTextFile("--credentials", file);
  const {
    apiKey,
    consolePassword,
    nodes = {},
  } = checkObject("--credentials", parse(file, text), ["organization", "apiKey", "nodes", "consolePassword"]);
  const fixed = {
    ...(apiKey !== undefined && { apiKey }),
    ...(consolePassword !== undefined && { consolePassword }),
    nodes: Object.fromEntries(Object.entries(nodes as object).map(([name, node]) => [name, withoutId(node)])),
  };
  checkFixedCredentials(fixed);
  return fixed as FixedCredentials;
}

function parse(file: string, text: string): object {
  const value = parseIfJson(text);
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return value;
  throw invalidArgument("--credentials", "JSON: an object with apiKey and nodes", file);
}

function withoutId(node: unknown): unknown {
  if (typeof node !== "object" || node === null) return node;
  const { id: _, ...secrets } = node as Record<string, unknown>;
  return secrets;
}
