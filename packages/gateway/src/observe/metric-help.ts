/** What each metric says, by its name. */
export const metricHelp = {
  gateway_requests_total: "HTTP requests that got a response.",
  gateway_request_seconds: "How long HTTP requests took.",
  gateway_rpc_calls_total: "JSON-RPC calls received.",
  gateway_calls_total: "Calls served, a batch as one, by how they ended.",
  gateway_call_seconds: "How long calls took.",
  gateway_upstream_call_seconds: "How long calls took that an upstream served.",
  gateway_credential_calls_total:
    "Calls by credential: the first thousand credentials of a process, `other` for the rest, `none` for callers without one.",
  gateway_credential_call_seconds:
    "How long calls took by credential, named as in gateway_credential_calls_total.",
  gateway_start_time_seconds:
    "When the process started, in seconds since 1970; of several workers, the last one.",
  gateway_certificate_end_seconds: "When the certificate in use ends, in seconds since 1970.",
  gateway_database_contact_age_seconds: "How long ago the gateway last knew all changes in its Postgres.",
  gateway_integrity_checks_total:
    "Results that were checked against their block, by upstream and outcome; `skipped` if too many waited.",
  gateway_integrity_reads_total: "Additional calls that checks of results have made.",
  gateway_light_client_syncs_total:
    "How often light clients have followed their chains, by beacon upstream and outcome: `followed`, `wrong` or `failed`.",
  gateway_light_client_block:
    "The number of the block that a light client trusts as `latest` and as `finalized`.",
  gateway_upstream_failures_total: "Failures of upstreams to respond.",
  gateway_cache_total: "Calls whose results may be cached, by whether the cache had them.",
  gateway_hedged_calls_total:
    "Calls that were also sent to a second upstream because the first one was slow, by which one responded first.",
  gateway_consensus_disagreements_total: "Responses that differed from what other upstreams agreed on.",
  gateway_stream_events_total:
    "Events that streams have delivered, by stream: the first thousand streams of a process, `other` for the rest.",
  gateway_stream_failures_total: "Reads and deliveries of streams that failed, by stream.",
  gateway_stream_retries_total: "Reads and deliveries of streams that were repeated, by stream.",
  gateway_stream_dead_letters_total: "Events of streams that could not be delivered, by stream.",
  gateway_stream_lag_blocks: "How many blocks streams are behind the newest one that they could deliver.",
  gateway_streams_waiting: "Streams that wait, because no upstream of their network responds.",
  gateway_unhandled_errors_total: "Errors that nothing has handled. Each is a defect of the gateway.",
  gateway_network_state: "1 for the state that a part of a network is in.",
  gateway_upstream_state: "1 for the state that an upstream is in.",
  gateway_upstream_head_block: "The newest block that an upstream has.",
  gateway_upstream_lag_blocks: "How many blocks an upstream is behind the newest one.",
  gateway_upstream_daily_quota_used_ratio: "The used part of an upstream's requests for today, from 0 to 1.",
  gateway_queue_waiting: "Requests that wait in a queue.",
  gateway_queue_active: "Requests that a queue has admitted, and that are in progress.",
  gateway_queue_limit: "Maximum concurrent requests that a queue admits.",
  gateway_queue_waiting_calls:
    "Requests that wait for their credential's share of a queue, of the ten credentials with the most.",
  gateway_web_sockets: "WebSockets open.",
  gateway_web_sockets_paused:
    "WebSockets whose reading is paused, because many of their messages are in progress.",
  gateway_connections: "Callers' connections, WebSockets included.",
  gateway_grpc_streams: "gRPC calls in flight.",
  gateway_event_loop_lag_seconds: "Event loop lag since the last scrape.",
} as const;

export type MetricName = keyof typeof metricHelp;
