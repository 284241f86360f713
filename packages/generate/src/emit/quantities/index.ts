export { findChangedPlaces } from "./changed-places.ts";
export { emitQuantities, type QuantityFile } from "./emit-quantities.ts";
export { inlinePlaces } from "./inline-places.ts";
export { quantityTables } from "./quantity-tables.ts";
export {
  emitQuantityForm,
  hasQuantities,
  parameter,
  quantityFormFile,
  quantityTypes,
  QuantityView,
} from "./quantity-view.ts";
export { resultShape } from "./result-choice.ts";
export { fieldStep, itemStep, hasNumbers, type Shape, ShapeGraph, valueStep } from "./shape-graph.ts";
