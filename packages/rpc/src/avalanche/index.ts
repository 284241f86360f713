export {
  avalancheAtomic,
  avalancheHealth,
  avalancheInfo,
  avalancheP,
  avalancheX,
} from "../generated/avalanche-table.ts";
