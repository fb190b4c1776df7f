export { importOperations } from './operations'
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
export { importsTopic } from './topics'
