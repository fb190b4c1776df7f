export { type CellCode, cellCodes, cellRefusal } from './cell-refusal'
export { columnsRefusal, isSameStructure, isTableKey, keyFrom } from './table-key'
export { MAX_TABLE_COLUMNS, MAX_TABLE_NAME, MAX_TABLE_ROWS } from './table-key'
export {
  type ActiveDays,
  type Days,
  daysRefusal,
  makeRoom,
  overlapping,
  tableUses,
  type TableUse,
  type VersionState,
  versionStates,
} from './version-life'
