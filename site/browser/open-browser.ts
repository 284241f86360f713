import { howToInstall, optionalProgram } from "@node-access-tools/workspace";
import { type Browser, chromium } from "playwright-core";

export function openBrowser(): Promise<Browser> {
  const executablePath = optionalProgram("chromium");
  if (executablePath === undefined) throw new Error(howToInstall("chromium"));
  return chromium.launch({
    executablePath,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
    ],
  });
}
