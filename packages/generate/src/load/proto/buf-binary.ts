import { createRequire } from "node:module";

const wrapper = createRequire(import.meta.url).resolve("@bufbuild/buf/package.json");
const arch = process.platform === "linux" && process.arch === "arm64" ? "aarch64" : process.arch;
const suffix = process.platform === "win32" ? ".exe" : "";

/** buf itself. The script that its package offers only starts it, in its own Node. */
export const BUF: string = createRequire(wrapper).resolve(
  `@bufbuild/buf-${process.platform}-${arch}/bin/buf${suffix}`,
);
