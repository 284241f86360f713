export {
  type AddedField,
  callName,
  type HttpCall,
  type HttpFacts,
  type HttpOperation,
  readHttp,
} from "./read-http.ts";
