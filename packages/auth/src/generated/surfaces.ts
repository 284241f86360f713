// Generated from specs/catalog.yaml. Do not edit: change the spec and run `npm run generate`.

export type Surface = "management" | "node" | "beacon" | "exchange" | "grpc";

export interface AcceptedCredentials {
  management: "bearer";
  node: "url-token" | "basic";
  beacon: "path-key";
  exchange: never;
  grpc: "x-token";
}

export const acceptedCredentials: Readonly<Record<Surface, readonly string[]>> = {
  management: ["bearer"],
  node: ["url-token", "basic"],
  beacon: ["path-key"],
  exchange: [],
  grpc: ["x-token"],
};
