export { checkUpstreamErrors, readUpstreamErrors } from "./read-upstream-errors.ts";
