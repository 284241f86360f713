import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { rpcText } from "./case.ts";

/** A git repository in a temporary folder, with two packages that are generated from one spec. */
export class Repository {
  readonly root: string = mkdtempSync(join(tmpdir(), "spec-diff-"));
  readonly spec = "specs/rpc/test.openrpc.yaml";

  constructor(
    versions: { readonly rpc: string; readonly gateway: string } = { rpc: "1.2.3", gateway: "0.4.0" },
  ) {
    this.write("pnpm-workspace.yaml", "packages: [packages/*]\n");
    this.#package("rpc", versions.rpc, 'export type * from "./generated/test.ts";\n');
    this.#package("gateway", versions.gateway, "export {};\n");
    this.write(this.spec, rpcText({}));
    this.git("init", "--quiet");
    this.commit();
  }

  #package(name: string, version: string, index: string): void {
    this.write(`packages/${name}/package.json`, JSON.stringify({ name: `@t/${name}`, version }));
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
    ];
    return execFileSync("git", [...own, ...args], { cwd: this.root, encoding: "utf8" });
  }

  commit(): void {
    this.git("add", ".");
    this.git("commit", "--quiet", "--message", "state");
  }

  /** Tags the last commit as the release of both packages. */
  release(rpc = "1.2.3", gateway = "0.4.0"): void {
    this.git("tag", `@t/rpc@${rpc}`);
    this.git("tag", "--annotate", "--message", "release", `@t/gateway@${gateway}`);
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
