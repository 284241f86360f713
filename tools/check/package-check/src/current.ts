import { findRoot, type Member, members } from "@node-access-tools/workspace";

/** Finds the package of the current folder, and all members of the workspace. */
export function currentPackage(): { readonly root: string; readonly all: Member[]; readonly member: Member } {
  const root = findRoot(process.cwd());
  const all = members(root);
  const member = all.find((one) => one.directory === process.cwd());
  if (member === undefined || member.kind !== "package") {
    throw new Error(
      `${process.cwd()} is not the folder of a package: run this there, or its task at the root with \`npx turbo run\``,
    );
  }
  return { root, all, member };
}
