import type { IncomingHttpHeaders } from "node:http";
import { unauthorized } from "../codec/http/problem.ts";
import { credentialKinds, endpointCredentials } from "../generated/catalog.ts";

/** The content of an `Authorization` header. */
export type Authorization =
  | { readonly scheme: "bearer"; readonly key: string }
  | { readonly scheme: "basic"; readonly username: string; readonly password: string };

/** @returns the content of the header; `undefined` if it is missing, or its scheme is not supported. */
export function parseAuthorization(header: string | undefined): Authorization | undefined {
  const match = /^(bearer|basic) +(\S+) *$/i.exec(header ?? "");
  const [, scheme, value] = match ?? [];
  if (scheme === undefined || value === undefined) return undefined;
  if (scheme.toLowerCase() === "bearer") return { scheme: "bearer", key: value };
  const text = Buffer.from(value, "base64").toString("utf8");
  const colon = text.indexOf(":");
  if (colon < 0) return undefined;
  return { scheme: "basic", username: text.slice(0, colon), password: text.slice(colon + 1) };
}

/** @throws HttpProblem 401 that says what the header must have, if it has no bearer token. */
export function readBearer({ authorization: header }: IncomingHttpHeaders, what: string): string {
  const authorization = parseAuthorization(header);
  if (authorization?.scheme === "bearer") return authorization.key;
  throw unauthorized(`expected the header Authorization: Bearer <${what}>`);
}

/** A kind of credential that is a token in a header of its own. */
export interface TokenHeader {
  readonly kind: string;
  /** The header's name, in lower case. */
  readonly header: string;
}

export function tokenHeaders(kinds: Iterable<string>): readonly TokenHeader[] {
  return [...kinds].flatMap((kind) => {
    const header = credentialKinds[kind]?.header?.toLowerCase();
    return header === undefined ? [] : [{ kind, header }];
  });
}

/** The headers with a token that gRPC accepts, as metadata. */
export const grpcTokenHeaders: readonly string[] = tokenHeaders(endpointCredentials.grpc).map(
  ({ header }) => header,
);
