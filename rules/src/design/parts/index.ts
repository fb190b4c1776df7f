export type { ConnectorUse, ConnectorUses } from './connector-uses'
export { type ChunkRef, type FrozenTable, type TableUse, tableUses } from './frozen-table'
export {
  type Decision,
  decisions,
  emptyGuide,
  type Term,
  type TermText,
  type UnderwritingAnswer,
  type UnderwritingGuide,
  type UnderwritingRule,
  type UnderwritingTable,
  type Verdict,
} from './guide'
export {
  type AddOnRecipe,
  combinations,
  type DatedRate,
  type LookUpEach,
  type Recipe,
  recipeOfToday,
  type Step,
  type StepKind,
  stepKinds,
  type StepOf,
} from './recipe'
export {
  type CoverLength,
  type SaleCancelMethod,
  saleCancelMethods,
  type SaleChannel,
  saleChannels,
  type SaleTerms,
} from './sale-terms'
export { formulasOf } from './step-formulas'
export type { TableColumn, Trend } from './table-column'
