export { signedHash, type ExchangeRequest, type VenueNetwork } from "./action-hash.ts";
export { type InfoRequest, Venue, type VenueOptions } from "./venue.ts";
