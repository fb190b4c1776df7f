export { cellName, cellText, columnName, shiftPoint } from './sheet'
export type { Merge, NumberLook, Sheet, SheetCell, SheetRow } from './sheet'
export { PackedRows } from './packed-rows'
export { MAX_PROBLEMS_KEPT, ROWS_PER_CHUNK, sheetLimits } from './limits'
export { identifySheet } from './identify-sheet'
export { describeRegion } from './describe-region'
export { type EdgeMove, edgeMove, movedAgain } from './edge-move'
export { withoutGuards } from './own-texts'
export { Grid } from './grid'
export { asideReasons } from './region'
export type { Aside, Region, RegionColumn, RegionEdges, SheetSurvey, SheetText, Span } from './region'
export {
  axesOf,
  columnAsks,
  columnRoles,
  blankMeanings,
  dashMeanings,
  dayMeanings,
  emptyMeanings,
  headerKey,
  listMeanings,
  matchedAs,
  percentMeanings,
  regionFingerprint,
  restMeanings,
  tableAsks,
} from './mapping'
export type {
  ColumnAsk,
  ColumnRole,
  KnownName,
  MappedColumn,
  MappedCross,
  MappedLabel,
  RegionMapping,
  TableAsk,
} from './mapping'
export { suggestMapping, type Suggestion, type SuggestionReason } from './suggest-mapping'
export { type RememberedColumn, type RememberedCross, rememberTable } from './remembered'
export { mappedLike, withAllAsks } from './mapped-like'
export { findStacks, type Stack } from './find-stacks'
export { mappingCodes, type MappingProblem, mappingProblems } from './mapping-problems'
export { type MadeColumn, tableColumnsOf, withPlaces } from './table-columns'
export { convertRegion } from './convert-region'
export type { ConvertSummary } from './convert-sink'
export { cellProblemCodes, type ConvertProblem, rowNoteCodes } from './convert-problem'
export { afterEvent, type ImportEvent, importStates, type ImportState } from './import-life'
export { type ColumnProfile, profileColumn } from './column-profile'
export { readDateText } from './date-text'
export { matchName } from './match-name'
export { optionsByText } from './nearest-answer'
export { readNumberText } from './number-text'
export { plainText, readYesNo } from './plain-text'
export type { Turning } from './suggest-cross'
export { turnedMapping } from './turn-mapping'
export { openAcross } from './across-open'
export { openBlanks } from './blank-open'
export { isDash } from './dash-open'
export { namedCross } from './name-across'
export { measuredTitle } from './column-measure'
export { columnSpan } from './turned-table'
export { lastingName } from './short-name'
export { freeName, stackName, tableNameOf, withOwnNames } from './table-names'
export { matchTables } from './match-tables'
export { saidFirstDays, withStarts } from './said-day'
export { type Scale, scaleOf } from './said-scale'
export { crossRoleByHand, roleByHand } from './role-by-hand'
export { zerosToAsk } from './value-unit'
