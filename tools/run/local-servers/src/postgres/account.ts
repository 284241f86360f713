import { execFileSync } from "node:child_process";

/** The account that the server runs as. Empty: the account of this process. */
export interface Account {
  readonly uid?: number;
  readonly gid?: number;
}

/** Returns `nobody` if this process runs as root, since the server does not start as root. */
export function serverAccount(): Account {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = ["-u", "-g"].map((option) => Number(execFileSync("id", [option, "nobody"])));
  return { uid: Number(uid), gid: Number(gid) };
}
