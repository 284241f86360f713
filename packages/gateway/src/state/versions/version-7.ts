/** With thousands of streams, their gateways count each second which have one, and claim those that have none. */
export const indexes = "CREATE INDEX stream_states_by_owner ON stream_states (owner, stream)";
