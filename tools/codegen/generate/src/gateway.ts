import { generateGateway } from "@node-access/generate/emit/gateway";
import { type Generate, runAlone } from "./generator.ts";

/** Generates what the gateway takes from the specs. */
export const generateAll: Generate = (loader, output) => generateGateway(loader, output);

if (import.meta.main) await runAlone(generateAll);
