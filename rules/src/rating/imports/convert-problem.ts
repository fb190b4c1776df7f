import type { RefusalValues } from '../../kernel'
import type { Cell } from '../pricing'

/** What can be wrong with a cell or a row of a sheet. The row is then left out and listed; nothing is guessed. */
export const cellProblemCodes = [
  'imports.keywordError',
  'imports.notNumber',
  'imports.notBand',
  'imports.unitDiffers',
  'imports.notDate',
  'imports.notYesNo',
  'imports.valueMissing',
  'imports.formulaEmpty',
  'imports.cellError',
  'imports.bandReversed',
  'imports.tooManyDigits',
  'imports.currencyDiffers',
  'imports.cellTooLong',
  'imports.listTooLong',
] as const
export type CellProblemCode = (typeof cellProblemCodes)[number]

/** Said, but nobody's fault: rows that are no rates, combinations that have none, signs of footnotes behind figures. */
export const rowNoteCodes = [
  'imports.headingInside',
  'imports.headerAgain',
  'imports.totalInside',
  'imports.noteInside',
  'imports.crossEmpty',
  'imports.noRate',
  'imports.markTaken',
] as const
export type RowNoteCode = (typeof rowNoteCodes)[number]

export type ConvertProblem = {
  readonly code: CellProblemCode | RowNoteCode
  /** 'Rates!C14', and the same by numbers that count from 0. */
  readonly cell: string
  readonly row: number
  readonly column: number
  /** The header of its column. */
  readonly title: string
  /** What stands in the cell, shortened. */
  readonly text: string
  readonly values?: RefusalValues
}

/** What a cell was refused for, before it is known where it stands. */
export class CellFault {
  constructor(
    readonly code: CellProblemCode | RowNoteCode,
    readonly values?: RefusalValues,
  ) {}
}

/** A figure or a key with the sign of a footnote behind it: it is taken without the sign, and that is said. */
export class MarkedFigure {
  constructor(
    readonly cell: Cell,
    readonly mark: string,
    /** As it stands in the sheet, without the sign. */
    readonly figure: string,
  ) {}
}

/** Several values in one cell: the row holds for each of them. */
export class CellList {
  constructor(readonly cells: readonly Cell[]) {}
}

/** A cell that is for everybody whom no other row names. */
export class RestCell {}
export const REST = new RestCell()
