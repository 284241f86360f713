export { checkConsole, type ConsoleCheck, type TakeStep } from "./check-console.ts";
