export { recipeUses } from './recipe-uses'
export { countedSteps, leftOutOfPrice } from './counted-steps'
export { startingRecipe, twelveOf } from './starting-recipe'
export { isChargeLook, usedAs } from './named-amounts'
export { lacksAmount } from './share-of-amount'
export { unusedFigures } from './unused-figures'
export {
  askedTakings,
  shareOf,
  takenBy,
  type Taking,
  takings,
  type TakingDoubt,
  takingDoubts,
  saidIn,
} from './taken-as'
export { givesAmount, shapeOf } from './alternatives'
export { neutralOf } from './neutral'
export { combinations, formulasOf, recipeOfToday, stepKinds } from '../../design/parts'
export type { AddOnRecipe, DatedRate, LookUpEach, Recipe, Step, StepKind, TableColumn } from '../../design/parts'
export { compileRecipe } from './compile-recipe'
export type { PlanCovers, PriceQuote } from './price-quote'
export type { CompiledRecipe, RecipeOutcome, RecipeSetting } from './compile-recipe'
export { recipeMessages } from './recipe-problems'
export type { RecipeCode, RecipeProblem } from './recipe-problems'
export { NO_TERMS } from './quote'
export type { LineUnit } from './quote'
export type { Discount, Line, Priced, PriceTerms, Quote, QuoteCode, QuoteRefusal, QuoteRequest } from './quote'
export { printWorksheet } from './worksheet'
export type { WorksheetLine } from './worksheet'
export { isMatchColumn, isNoPrice, isValueColumn, NO_PRICE, noPriceWords, versionOn } from './table'
export type { Band, Cell, MatchColumn, RateTable, Row, TableVersion, ValueColumn } from './table'
export { compileTable, compileTableOnce, NO_ROW } from './compile-table'
export type { CompiledTable, TableRefusal } from './compile-table'
export { checkTable } from './check-table'
export { findingMessages } from './findings'
export type { TableFinding } from './findings'
export { parseBandText, printBand } from './band-text'
export { edgesWithin, firstInside, nextPoint, viewTable } from './table-groups'
export type { BandView, RowGroup } from './table-groups'
export { exactAtPosition, positionOfExact } from './position'
