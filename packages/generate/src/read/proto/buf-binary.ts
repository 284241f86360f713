import { createRequire } from "node:module";

const wrapper = createRequire(import.meta.url).resolve("@bufbuild/buf/package.json");
const arch = process.platform === "linux" && process.arch === "arm64" ? "aarch64" : process.arch;
const suffix = process.platform === "win32" ? ".exe" : "";

/** The buf executable. The script in its package only starts it, in another Node process. */
export const BUF: string = createRequire(wrapper).resolve(
  `@bufbuild/buf-${process.platform}-${arch}/bin/buf${suffix}`,
);
