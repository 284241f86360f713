import { execFileSync } from "node:child_process";

/** The account that the server runs as; empty for the one of this process. */
export interface Account {
  readonly uid?: number;
  readonly gid?: number;
}

/** The server rejects to run as root, so root runs it as `nobody`. */
export function serverAccount(): Account {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = ["-u", "-g"].map((option) => Number(execFileSync("id", [option, "nobody"])));
  return { uid: Number(uid), gid: Number(gid) };
}
