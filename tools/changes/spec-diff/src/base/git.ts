import { spawnSync } from "node:child_process";
import type { Texts } from "../texts.ts";
import { Problem } from "../problem.ts";
import { isSpec } from "../read-texts.ts";

/** A git repository, which is only read. */
export class Git {
  readonly #root: string;

  /** @throws Problem if the folder is not in a git checkout. */
  constructor(root: string) {
    this.#root = root;
    if (this.#run(["rev-parse", "--git-dir"]) === undefined)
      throw new Problem(
        `${root} is not a git checkout`,
        "compare with a folder: --base-dir <folder that contains specs/>",
      );
  }

  /** @throws Problem if there is no such commit. */
  commit(ref: string): string {
    const found = ref.startsWith("-")
      ? undefined
      : this.#run(["rev-parse", "--verify", "--quiet", `${ref}^{commit}`]);
    if (found === undefined)
      throw new Problem(`there is no commit ${ref} here`, "correct the name, or fetch it: git fetch origin");
    return found.toString().trim();
  }

  /** Whether the clone is shallow, so that the commits of releases may be missing. */
  get isShallow(): boolean {
    return (this.#run(["rev-parse", "--is-shallow-repository"]) ?? "").toString().trim() === "true";
  }

  /** @throws Problem if commits are missing, because then the oldest one seems to have set every version. */
  requireHistory(): void {
    if (this.isShallow)
      throw new Problem(
        "the history is truncated, and may lack the commits of the last releases",
        "fetch it (git fetch --unshallow), or name a commit: --base <commit>",
      );
  }

  /**
   * The specs of a commit.
   *
   * @throws Problem if it has none.
   */
  specs(commit: string): Texts {
    const specs = this.files(commit, "specs/", isSpec);
    const remedy = "compare with a later one, or put the old specs in a folder: --base-dir";
    if (specs.size === 0) throw new Problem(`commit ${commit.slice(0, 12)} has no specs/`, remedy);
    return specs;
  }

  files(commit: string, folder: string, takes: (name: string) => boolean): Texts {
    const listed = (this.#run(["ls-tree", "-r", "-z", commit, "--", folder]) ?? "").toString().split("\0");
    const blobs = listed.flatMap((entry): { name: string; id: string }[] => {
      const [, id, name] = /^\d+ blob ([0-9a-f]+)\t(.*)$/s.exec(entry) ?? [];
      return id !== undefined && name !== undefined && takes(name) ? [{ name, id }] : [];
    });
    if (blobs.length === 0) return new Map();
    const output = this.#run(["cat-file", "--batch"], blobs.map(({ id }) => id).join("\n"));
    if (!output)
      throw new Problem(
        `the specs of ${commit.slice(0, 12)} cannot be read`,
        "fetch the whole history: git fetch --unshallow",
      );
    return new Map(
      contents(output).map((content, index): [string, string] => [blobs[index]?.name ?? "", content]),
    );
  }

  #run(args: readonly string[], input?: string): Buffer | undefined {
    const result = spawnSync("git", args, {
      cwd: this.#root,
      maxBuffer: 512 * 1024 * 1024,
      ...(input !== undefined && { input }),
    });
    if (result.error)
      throw new Problem("git cannot be run", `install it, or compare with a folder: --base-dir`);
    return result.status === 0 ? result.stdout : undefined;
  }
}

/** Parses the output of `git cat-file --batch`: for each content, a line with its size, the content, a line break. */
function contents(output: Buffer): string[] {
  const found: string[] = [];
  for (let at = 0; at < output.length;) {
    const end = output.indexOf("\n", at);
    const size = Number(output.toString("latin1", at, end).split(" ")[2]);
    if (!Number.isInteger(size))
      throw new Error("git cat-file printed something unexpected; report this with your version of git");
    found.push(output.toString("utf8", end + 1, end + 1 + size));
    at = end + 1 + size + 1;
  }
  return found;
}
