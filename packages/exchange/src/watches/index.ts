export type { Book, BookLevel } from "./book-mirror.ts";
export type { UserEventName, UserEventTypes } from "./event-kinds.ts";
export type { Gap, UserEvent } from "./user-event.ts";
export { readUserEvents, userEventId } from "./read-user-events.ts";
export { watchBook } from "./watch-book.ts";
export type { BookClient, BookEvent, WatchBookOptions } from "./watch-book.ts";
export { watchUserEvents } from "./watch-user-events.ts";
export type { WatchClients, WatchUserOptions } from "./watch-user-events.ts";
