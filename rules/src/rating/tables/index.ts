export { appliesTogether, MOST_EACH } from './apply-together'
export { askedColumns } from './answer-places'
export { type CellCode, cellCodes, cellRefusal } from './cell-refusal'
export { type DecimalMark, holdsNumbers, printCell, type ReadCell, readCell } from './cell-text'
export { type BrokenUse, brokenUses } from './column-change'
export { cellKey, type ChangedRow, compareRows, type Comparison } from './compare-rows'
export { findingAnswers } from './finding-answers'
export { answeredIn, type FedColumn, questionsForKeys, withFedGuide, withQuestions } from './questions-for-keys'
export { withSumInsured } from './sum-insured'
export { askedTitles } from './asked-keys'
export { findInRow, replaceInText, type Search, soughtText } from './find-cell'
export { isScaled, scaledCell, type Scaling } from './scale-cell'
export { countHard, isHardFinding } from './hard-findings'
export { type Mend, type MendEdit, mendKinds } from './mend'
export { tableMender } from './mend-finding'
export { neutralised, withoutGuard } from '../../kernel'
export {
  CHUNK_ROWS,
  holdsAlike,
  type PrintedPart,
  type PrintedRows,
  printRows,
  rowsRefusal,
  tidyCell,
  tidyRow,
} from './printed-rows'
export { parseTabText, printTabText, tabRows, tabWidths } from './tab-text'
export { type TableUsage, usesOfTable } from './table-uses'
export { columnsRefusal, isSameStructure, isTableKey, keyFrom } from './table-key'
export { MAX_TABLE_COLUMNS, MAX_TABLE_NAME, MAX_TABLE_ROWS } from './table-key'
export {
  type ActiveDays,
  type Days,
  daysRefusal,
  makeRoom,
  overlapping,
  type VersionState,
  versionStates,
} from './version-life'
export { type TableUse, tableUses } from '../../design/parts'
export { sheetNumbers } from './sheet-numbers'
