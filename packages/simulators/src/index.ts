export { RequestFailure, type RestRequest, type RestService } from "./rest-service.ts";
export type {
  SimulatorStore,
  SimulatorTables,
  StoredAction,
  StoredBook,
  StoredTransaction,
} from "./store.ts";
