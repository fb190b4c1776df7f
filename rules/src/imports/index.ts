export { cellName, cellText, columnName, shiftPoint } from './sheet'
export type { DateCell, FaultCell, Merge, NumberCell, NumberLook, Sheet, SheetCell, SheetRow } from './sheet'
export { MAX_PROBLEMS_KEPT, ROWS_PER_CHUNK, sheetLimits } from './limits'
