import { type Member, run } from "@node-access-tools/workspace";

/**
 * Runs the tests that use optional programs as on a machine without these, one member after another.
 *
 * @returns 0 if all pass.
 */
export async function runWithoutPrograms(root: string, all: readonly Member[]): Promise<number> {
  const grep = ["grep", "-lE", "(programForTests|optionalProgram)\\(", "--", "*/test/*.test.ts"];
  const { stdout, output, code: missed } = await run("git", grep, { cwd: root });
  if (missed !== 0) throw new Error(`git ${grep.join(" ")} found no tests:\n${output}`);
  const env = { ...process.env, OPTIONAL_PROGRAMS: "none" };
  let failed = 0;
  for (const { path, directory, manifest } of all) {
    const own = stdout.split("\n").filter((file) => file.startsWith(`${path}/test/`));
    const files = own.map((file) => file.slice(path.length + 1));
    if (files.length === 0) continue;
    const tests = await run("pnpm", ["run", "test", ...files], { cwd: directory, env });
    const state = tests.code === 0 ? "ok" : "failed";
    console.log(`${state}  test ${manifest.name}, without optional programs: ${files.join(", ")}`);
    if (tests.code !== 0) console.log(tests.output);
    failed ||= tests.code;
  }
  return failed;
}
