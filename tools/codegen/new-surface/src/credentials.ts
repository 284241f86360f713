/** A kind of credential in code and on the wire. */
export interface CredentialCode {
  /** The function of `@node-access/auth`. */
  readonly from: string;
  /** A call of it: `bearer("k3y")`. */
  readonly code: string;
  /** What it adds before the path of a request. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

const KINDS: Readonly<Record<string, CredentialCode>> = {
  "url-token": { from: "urlToken", code: 'urlToken("t0ken")', path: "/t0ken", headers: {} },
  "path-key": { from: "pathKey", code: 'pathKey("k3y")', path: "/k3y", headers: {} },
  basic: {
    from: "basic",
    code: 'basic("user", "password")',
    path: "",
    headers: { authorization: `Basic ${btoa("user:password")}` },
  },
  bearer: { from: "bearer", code: 'bearer("k3y")', path: "", headers: { authorization: "Bearer k3y" } },
  "x-token": { from: "xToken", code: 'xToken("t0ken")', path: "", headers: { "x-token": "t0ken" } },
};

/** @throws Error for a kind that {@link KINDS} lacks. */
export function credentialCode(kind: string): CredentialCode {
  const code = KINDS[kind];
  if (code) return code;
  throw new Error(
    `there is no credential ${kind}; use one of ${Object.keys(KINDS).join(", ")}, or add it to KINDS in tools/codegen/new-surface/src/credentials.ts`,
  );
}
