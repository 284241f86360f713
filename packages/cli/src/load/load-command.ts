import { isLoopback } from "@node-access/auth";
import { confirm } from "../input/confirm.ts";
import { readAmount } from "../input/read-text.ts";
import { type Io, write } from "../io/io.ts";
import { writePage } from "../output/html-page.ts";
import { printResult } from "../output/print-result.ts";
import { showProgress } from "../output/progress.ts";
import { hideSecrets, type TargetOptions } from "../target/target.ts";
import { formatLoadHtml } from "./load-html.ts";
import { formatLoad } from "./load-text.ts";
import { type Mix, prepareMix } from "./mix.ts";
import { judge } from "./judge.ts";
import { findTargets } from "./load-targets.ts";
import { loadNode, searchNode } from "./load-node.ts";
import type { LoadReport } from "./report.ts";
import { readSettings, type SettingOptions } from "./settings.ts";
import { readShares } from "./shares.ts";

export interface LoadOptions extends TargetOptions, SettingOptions {
  readonly json?: boolean;
  /** The file for the report as a page. */
  readonly html?: string;
  /** The methods to call, with their shares. */
  readonly methods?: string;
  /** A recording whose calls are made. */
  readonly recorded?: string;
  readonly yes?: boolean;
}

/** Sends calls to nodes at a rate, and prints how long they took and which failed. */
export async function loadNodes(nodes: readonly string[], options: LoadOptions, io: Io): Promise<void> {
  const { html, search = false } = options;
  const { signal } = io;
  const settings = readSettings(options);
  const targets = await findTargets(nodes, options, io);
  const shares = readShares(options.methods);
  const timeout = readAmount("--timeout", options.timeout, 30_000);
  const others = targets
    .filter(({ endpoint }) => !isHere(endpoint))
    .map(({ endpoint }) => hideSecrets(endpoint));
  if (others.length > 0) {
    const { rate, seconds } = settings;
    const what = `${search ? `a search from ${rate}` : `${rate}`} calls a second for ${seconds} s to ${others.join(", ")}`;
    await confirm(what, options.yes, io, "is work for another machine");
  }
  if (html !== undefined) await writePage(html, "", "a");
  const redact = (text: string): string => targets.reduce((rest, target) => target.redact(rest), text);
  const progress = showProgress("loading", io);
  const mixes: Mix[] = [];
  let report: LoadReport;
  try {
    for (const target of targets)
      mixes.push(
        await prepareMix(target, { shares, recorded: options.recorded, timeout }, io, progress.show),
      );
    const load = search ? searchNode : loadNode;
    const started = targets.map(
      (target, index) => () =>
        load(target, mixes[index] as Mix, { ...settings, signal, show: progress.show }),
    );
    const time = new Date().toISOString();
    const loads = search ? await inTurn(started) : await Promise.all(started.map((start) => start()));
    const { connections } = settings;
    report = { version: 1, time, connections, interrupted: signal.aborted, nodes: loads };
  } finally {
    progress.end();
    for (const mix of mixes) mix.close();
  }
  if (html !== undefined) await writePage(html, redact(formatLoadHtml(report)));
  if (options.json || io.stdout.isTTY !== true) await printResult(report, { json: true }, io, redact);
  else await write(io.stdout, redact(formatLoad(report)));
  judge(report);
}

async function inTurn<Value>(works: readonly (() => Promise<Value>)[]): Promise<Value[]> {
  const values: Value[] = [];
  for (const work of works) values.push(await work());
  return values;
}

function isHere(endpoint: string): boolean {
  const url = /^\w+:\/\//.test(endpoint) ? endpoint : `http://${endpoint}`;
  return URL.canParse(url) && isLoopback(new URL(url).hostname);
}
