export {
  type AddedField,
  callName,
  type HttpCall,
  type HttpFacts,
  type HttpOperation,
  hasHttp,
  readHttp,
} from "./read-http.ts";
