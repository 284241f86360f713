export { signedHash, type ExchangeRequest, type VenueNetwork } from "./action-hash.ts";
export { followBook } from "./book/book-events.ts";
export type { OrderBook } from "./book/order-book.ts";
export type { OrderRequest } from "./book/order.ts";
export { SharedBook } from "./book/shared-book.ts";
export { Nonces, type NonceError } from "./nonces.ts";
export { type InfoRequest, Venue, type VenueOptions } from "./venue.ts";
