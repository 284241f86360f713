export * from "./emit-quantities.ts";
export * from "./inline-places.ts";
export * from "./quantity-tables.ts";
export * from "./quantity-view.ts";
export * from "./result-choice.ts";
export * from "./shape-graph.ts";
