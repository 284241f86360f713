export { BeaconService } from "./beacon-service.ts";
