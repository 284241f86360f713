import { credentialKinds, endpointCredentials } from "../generated/catalog.ts";

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
