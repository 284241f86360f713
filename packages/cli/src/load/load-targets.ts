import { CommandError } from "../io/command-error.ts";
import type { Io } from "../io/io.ts";
import { findTarget, readNode, type Target, type TargetOptions } from "../target/target.ts";

/** The nodes: addresses or profiles. Without any, the one that the options name. */
export async function findTargets(
  nodes: readonly string[],
  options: TargetOptions,
  io: Io,
): Promise<readonly Target[]> {
  const [first, ...more] = nodes;
  if (more.length === 0)
    return [await findTarget(first === undefined ? options : { ...options, ...readNode(first) }, io)];
  const given = (["endpoint", "profile", "token", "tokenEnv", "tokenFile", "tokenCommand"] as const).find(
    (name) => options[name] !== undefined,
  );
  if (given !== undefined)
    throw new CommandError(
      `--${given.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`)}: is for one node; of several with credentials, store each with: node-access profile add NAME`,
    );
  const { protocol, timeout } = options;
  return Promise.all(nodes.map((node) => findTarget({ protocol, timeout, ...readNode(node) }, io)));
}
