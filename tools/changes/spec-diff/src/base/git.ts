import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Texts, readTexts } from "../texts.ts";
import { Problem } from "../problem.ts";

/** A git repository, which is only read. */
export class Git {
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
    if (this.#run(["rev-parse", "--git-dir"]) === undefined)
      throw new Problem(
        `${root} is not a git checkout`,
        "compare with a folder: --base-dir <folder that contains specs/>",
      );
  }

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

  specs(commit: string): Texts {
    const folder = mkdtempSync(join(tmpdir(), "spec-diff-"));
    try {
      const packed = this.#run(["archive", "--format=tar", commit, "specs"]);
      if (packed) execFileSync("tar", ["-x", "-C", folder], { input: packed });
      const specs = readTexts(folder);
      const remedy = "compare with a later one, or put the old specs in a folder: --base-dir";
      if (specs.size === 0) throw new Problem(`commit ${commit.slice(0, 12)} has no specs/`, remedy);
      return specs;
    } finally {
      rmSync(folder, { recursive: true });
    }
  }

  #run(args: readonly string[]): Buffer | undefined {
    const result = spawnSync("git", args, { cwd: this.#root, maxBuffer: 512 * 1024 * 1024 });
    if (result.error)
      throw new Problem("git cannot be run", `install it, or compare with a folder: --base-dir`);
    return result.status === 0 ? result.stdout : undefined;
  }
}
