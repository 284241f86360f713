import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { rpcText } from "./case.ts";

/** A git repository in a temporary folder, with two packages that are generated from one spec. */
export class Repository {
  readonly root: string = mkdtempSync(join(tmpdir(), "spec-diff-"));
  readonly spec = "specs/rpc/test.openrpc.yaml";

  constructor() {
    this.write("pnpm-workspace.yaml", "packages: [packages/*]\n");
    this.#package("rpc", 'export type * from "./generated/test.ts";\n');
    this.#package("gateway", "export {};\n");
    this.write(this.spec, rpcText({}));
    this.git("init", "--quiet");
    this.commit();
  }

  #package(name: string, index: string): void {
    this.version(name, "0.0.0");
    this.write(`packages/${name}/src/index.ts`, index);
  }

  git(...args: string[]): string {
    const own = [
      "-c",
      "user.name=t",
      "-c",
      "user.email=t@localhost",
      "-c",
      "commit.gpgsign=false",
      "-c",
      "tag.gpgsign=false",
      // Otherwise, each commit starts two programs that look for something to tidy up.
      "-c",
      "maintenance.auto=false",
    ];
    return execFileSync("git", [...own, ...args], { cwd: this.root, encoding: "utf8" });
  }

  commit(): void {
    this.git("add", ".");
    this.git("commit", "--quiet", "--message", "state");
  }

  /** Sets a package's version. */
  version(name: string, version: string): void {
    const manifest = { name: `@t/${name}`, version, description: "A test's." };
    this.write(`packages/${name}/package.json`, `${JSON.stringify(manifest, undefined, 2)}\n`);
  }

  /** Commits everything as the release of both packages. */
  release(rpc = "1.2.3", gateway = "0.4.0"): void {
    this.version("rpc", rpc);
    this.version("gateway", gateway);
    this.commit();
  }

  write(name: string, content: string): void {
    mkdirSync(join(this.root, name, ".."), { recursive: true });
    writeFileSync(join(this.root, name), content);
  }

  read(name: string): string {
    return readFileSync(join(this.root, name), "utf8");
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}
