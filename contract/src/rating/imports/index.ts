export { importOperations, IMPORTS_TOPIC } from './operations'
export { type RegionEdges, type RegionPlan } from './mapping-schema'
export {
  ConvertProblemView,
  ImportDetail,
  ImportResult,
  ImportView,
  MappingProblemView,
  RegionView,
  SheetRowsView,
  SheetView,
} from './schema'
