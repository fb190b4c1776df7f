/** What a workbook may hold; more is no rate table, whatever else it is. */
export const sheetLimits = {
  maxSheets: 60,
  maxRows: 200_000,
  /** Rows written into the file with nothing in them: some programs leave thousands, an attack a million. */
  maxEmptyRows: 100_000,
  maxColumns: 256,
  maxCells: 1_250_000,
  maxMerges: 20_000,
  /** As in Excel itself. */
  maxTextLength: 32_767,
} as const

/** A row of the sheet view; the view is made of so many rows at a time. */
export const ROWS_PER_CHUNK = 200

/** Enough to mend a sheet; more would only be scrolled past. The count is always whole. */
export const MAX_PROBLEMS_KEPT = 1_000
