import { chromium } from "playwright-core";
import { actions } from "./actions.ts";
import { startLoad } from "./load.ts";
import { lookAtViews, looks } from "./looks.ts";
import { startStage } from "./stage.ts";

/** Takes one step of the check: its mistakes, none if all is well. */
export type TakeStep = (name: string, take: () => Promise<readonly string[]>) => Promise<void>;

/** What is checked, and with what. */
export interface ConsoleCheck {
  /** The program and the arguments that start the gateway's command. */
  readonly command: readonly string[];
  /** Path of a Chromium. */
  readonly browser: string;
  /** An empty folder, for the gateway's state. */
  readonly folder: string;
  /** Where pictures of the views go, if they are wanted. */
  readonly pictures?: string;
}

/** Uses the console of a gateway under load as an operator does, in Chromium. */
export async function checkConsole(
  take: TakeStep,
  { command, browser: path, folder, pictures }: ConsoleCheck,
): Promise<void> {
  const stage = await startStage(command, folder);
  const endLoad = await startLoad(stage);
  const browser = await chromium.launch({ executablePath: path, args: ["--no-sandbox"] });
  try {
    for (const { name, perform } of actions) {
      await take(`the console: ${name}`, async () => {
        const context = await browser.newContext();
        try {
          const page = await context.newPage();
          page.setDefaultTimeout(20_000);
          await perform(page, stage);
          return [];
        } finally {
          await context.close();
        }
      });
    }
    for (const look of Object.keys(looks))
      await take(`the console's views, ${look}: nothing that axe-core finds`, () =>
        lookAtViews(browser, stage, look, pictures),
      );
  } finally {
    await browser.close();
    await endLoad();
    await stage.close();
  }
}
