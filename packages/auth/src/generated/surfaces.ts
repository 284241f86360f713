// Generated from specs/catalog.yaml. Do not edit: change the spec and run `npm run generate`.

/** A part of the service with its own set of accepted credential kinds. */
export type Surface = "management" | "node" | "beacon" | "exchange" | "grpc";

/** The credential kinds that each surface accepts. */
export interface AcceptedCredentials {
  management: "bearer";
  node: "url-token" | "basic";
  beacon: "path-key";
  exchange: never;
  grpc: "x-token";
}

/** {@link AcceptedCredentials} as a value. */
export const acceptedCredentials: Readonly<Record<Surface, readonly string[]>> = {
  management: ["bearer"],
  node: ["url-token", "basic"],
  beacon: ["path-key"],
  exchange: [],
  grpc: ["x-token"],
};
