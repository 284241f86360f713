import { readFileSync } from "node:fs";

/** The account that the server runs as; empty for the one of this process. */
export interface Account {
  readonly uid?: number;
  readonly gid?: number;
}

/** The server rejects to run as root, so root runs it as `nobody`. */
export function serverAccount(): Account {
  if (process.getuid?.() !== 0) return {};
  const line = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .find((one) => one.startsWith("nobody:"));
  const [, , uid, gid] = line?.split(":") ?? [];
  if (uid === undefined || gid === undefined)
    throw new Error("expected the account nobody in /etc/passwd, to run Postgres, which rejects root");
  return { uid: Number(uid), gid: Number(gid) };
}
