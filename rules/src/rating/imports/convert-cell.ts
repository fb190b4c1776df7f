import { Exact } from '../../money'
import type { Band, Cell } from '../pricing'
import { readBandText, readDateBand, unitsIn } from './band-cell'
import { CellFault, MarkedFigure } from './convert-problem'
import { readDateText } from './date-text'
import type { KnownName, MappedColumn } from './mapping'
import { meansNoRate } from './no-rate'
import { nearestAnswer, optionsByText } from './nearest-answer'
import { readNumberText } from './number-text'
import { footnoted, meansAny, plainText, readYesNo, writtenText } from './plain-text'
import { cellText, type NumberLook, type SheetCell, shiftPoint } from './sheet'
import { isDash } from './dash-open'
import { inUnit } from './unit-text'

/** Reads the cells of one column into what its table holds; null is any in a matched column. */
export type CellReader = (cell: SheetCell) => Cell | CellFault
/** The same for figures, behind which the sign of a footnote may stand. */
export type FigureReader = (cell: SheetCell) => Cell | CellFault | MarkedFigure

export type ReadColumn = Pick<
  MappedColumn,
  'role' | 'of' | 'currency' | 'percentAs' | 'numberStyle' | 'dateStyle' | 'zeros' | 'measure' | 'dashMeans'
> & {
  /** Its other cells are percentages: a bare nought among changes changes nothing. */
  readonly isOfPercent?: boolean
}

const MAX_DIGITS = 15
const MAX_CELL_TEXT = 500

export function cellReader(column: ReadColumn, known: KnownName | null): CellReader {
  return onceEach(readerOf(column, known))
}

/** What gives: factors and amounts, read without the signs of footnotes behind them. */
export function figureReader(column: ReadColumn, known: KnownName | null): FigureReader {
  const read = readerOf(column, known)
  return onceEach((cell) => {
    const note = typeof cell === 'string' ? footnoted(cell) : null
    const figure = note && read(note.figure)
    return typeof figure === 'string' && note ? new MarkedFigure(figure, note.mark, figure) : read(cell)
  })
}

/** Each different text and number is read once: tables repeat themselves, and equal numbers are one cell. */
export function onceEach<Read extends object | Cell>(
  read: (cell: SheetCell) => Read,
): (cell: SheetCell) => Read | CellFault {
  const seen = new Map<SheetCell, Read>()
  return (cell) => {
    const before = seen.get(cell)
    if (before !== undefined) return before
    if (cell !== null && typeof cell === 'object' && 'fault' in cell) return faultOf(cell)
    const result = read(cell)
    if (seen.size < 20_000) seen.set(cell, result)
    return result
  }
}

const faultOf = ({ fault, text }: { fault: string; text: string }) =>
  fault === 'formula'
    ? new CellFault('imports.formulaEmpty')
    : new CellFault(fault === 'error' ? 'imports.cellError' : 'imports.notNumber', { text })

export function readerOf(column: ReadColumn, known: KnownName | null): CellReader {
  const read = plainReader(column, known)
  const { zeros = 0 } = column
  return zeros > 0 ? (cell) => scaled(read(cell), zeros) : read
}

/** A figure of a column of thousands as what it means. */
function scaled(cell: Cell | CellFault, zeros: number): Cell | CellFault {
  if (typeof cell === 'string') return /^-?[\d.]+$/.test(cell) ? shiftPoint(cell, zeros) : cell
  if (cell === null || typeof cell === 'boolean' || cell instanceof CellFault) return cell
  const edge = (at: string | null) => at && shiftPoint(at, zeros)
  return { ...cell, from: edge(cell.from), to: edge(cell.to) }
}

function plainReader(column: ReadColumn, known: KnownName | null): CellReader {
  switch (column.role) {
    case 'band':
      return column.of === 'date' ? (cell) => readDates(cell, column) : (cell) => readBand(cell, column)
    case 'exact':
      return exactReader(column, known)
    case 'factor':
    case 'amount':
      return (cell) => readValue(cell, column)
    default:
      return (cell) => readWords(cell)
  }
}

function exactReader(column: ReadColumn, known: KnownName | null): CellReader {
  if (column.of === 'number') return (cell) => (isAny(cell) ? null : readNumber(cell, column, 'points'))
  if (column.of === 'date') return (cell) => (isAny(cell) ? null : readDay(cell, column))
  if (column.of === 'yesNo') return (cell) => (isAny(cell) ? null : yesNoOf(cell))
  if (known?.kind !== 'choice') return (cell) => (isAny(cell) ? null : readText(cell))
  const answers = optionsByText(known)
  return (cell) => (isAny(cell) ? null : keywordOf(cell, known, answers))
}

const isAny = (cell: SheetCell) =>
  cell === null || (typeof cell === 'string' && (plainText(cell) === '' || meansAny(cell)))

function readText(cell: SheetCell): Cell | CellFault {
  if (cell === null) return null
  const text = plainText(cellText(cell))
  return text.length > MAX_CELL_TEXT ? new CellFault('imports.cellTooLong', { limit: MAX_CELL_TEXT }) : text || null
}

/** What people read is kept as it was written: full-width signs are right in Chinese. */
function readWords(cell: SheetCell): Cell | CellFault {
  const text = writtenText(cellText(cell))
  return text.length > MAX_CELL_TEXT ? new CellFault('imports.cellTooLong', { limit: MAX_CELL_TEXT }) : text || null
}

/** An answer of the question, whatever language or case the sheet says it in. */
function keywordOf(cell: SheetCell, known: KnownName, answers: ReadonlyMap<string, string>): Cell | CellFault {
  const text = plainText(cellText(cell))
  const value =
    answers.get(text.toLowerCase()) ?? (typeof cell === 'boolean' ? answers.get(cell ? 'yes' : 'no') : undefined)
  if (value !== undefined) return value
  return new CellFault('imports.keywordError', {
    text,
    name: known.titles[0] ?? known.name,
    nearest: nearestAnswer(text, known),
  })
}

function yesNoOf(cell: SheetCell): Cell | CellFault {
  if (typeof cell === 'boolean') return cell
  const text = cellText(cell)
  const answer = text === '1' ? true : text === '0' ? false : readYesNo(text)
  return answer ?? new CellFault('imports.notYesNo', { text })
}

type Numbered = { number: string; look: NumberLook }

function numberOf(cell: SheetCell, { numberStyle }: ReadColumn): Numbered | null {
  if (typeof cell === 'string') return readNumberText(cell, numberStyle)
  return cell !== null && typeof cell === 'object' && 'number' in cell ? cell : null
}

/** A plain decimal, a percentage read as its column says. */
function readNumber(cell: SheetCell, column: ReadColumn, percentAs: ReadColumn['percentAs']): string | CellFault {
  const read = numberOf(cell, column)
  if (!read && column.role === 'exact' && typeof cell === 'string' && NIL.test(plainText(cell))) return '0'
  if (!read) return new CellFault('imports.notNumber', { text: cellText(cell) })
  const { zeros = 0 } = column
  // A cell that says % itself is a share already, whatever its header says.
  if (read.look === 'percent' || (column.isOfPercent && percentAs === 'change' && NOUGHT.test(read.number)))
    return tidy(ofPercent(read.number, percentAs))
  if (zeros >= 0) return tidy(read.number)
  const share = shiftPoint(read.number, zeros)
  return tidy(zeros === -2 ? ofPercent(share, percentAs) : share)
}

function ofPercent(share: string, percentAs: ReadColumn['percentAs']): string {
  if (percentAs === 'points') return shiftPoint(share, 2)
  return percentAs === 'share' ? share : Exact.one.plus(Exact.from(share)).toString()
}

/** Zeros behind the point say nothing; more digits than a table holds exactly are refused, not rounded. */
function tidy(number: string): string | CellFault {
  const hasPoint = number.includes('.')
  const plain = hasPoint ? number.replace(/\.?0+$/, '') : number
  const digits = plain.replace(/\D/g, '').replace(/^0+/, '').length
  return digits > MAX_DIGITS || plain.length > MAX_DIGITS + 2
    ? new CellFault('imports.tooManyDigits', { limit: MAX_DIGITS })
    : plain
}

const NIL = /^(?:nil|zero)$/i
const NOUGHT = /^[-+]?0+(?:\.0*)?$/
const NOTHING: SheetCell = { number: '0', look: 'plain' }

/** A factor or an amount: it must be there, and in the column's currency. */
function readValue(cell: SheetCell, column: ReadColumn): Cell | CellFault {
  if (cell === null || (typeof cell === 'string' && plainText(cell) === ''))
    return new CellFault('imports.valueMissing')
  if (column.dashMeans === 'nothing' && typeof cell === 'string' && isDash(cell))
    return readNumber(NOTHING, column, column.percentAs)
  if (typeof cell === 'string' && meansNoRate(cell)) return new CellFault('imports.noRate', { text: plainText(cell) })
  if (typeof cell === 'string' && NIL.test(plainText(cell))) return readNumber(NOTHING, column, column.percentAs)
  const read = numberOf(cell, column)
  const currency = read?.look.startsWith('currency:') ? read.look.slice('currency:'.length) : ''
  if (currency !== '' && column.role === 'amount' && currency !== column.currency)
    return new CellFault('imports.currencyDiffers', { found: currency, expected: column.currency ?? '' })
  return readNumber(cell, column, column.percentAs)
}

function readDay(cell: SheetCell, { dateStyle }: ReadColumn): string | CellFault {
  if (cell !== null && typeof cell === 'object' && 'date' in cell) return cell.date
  const date = typeof cell === 'string' ? readDateText(cell, dateStyle)?.date : undefined
  return date ?? new CellFault('imports.notDate', { text: cellText(cell) })
}

function readDates(cell: SheetCell, column: ReadColumn): Cell | CellFault {
  if (isAny(cell)) return null
  if (typeof cell !== 'string') {
    const day = readDay(cell, column)
    return day instanceof CellFault ? day : { from: day, to: day }
  }
  const band = readDateBand(cell, column.dateStyle)
  return band ? inOrder(band, (from, to) => from <= to) : new CellFault('imports.notDate', { text: cell })
}

function readBand(cell: SheetCell, column: ReadColumn): Cell | CellFault {
  if (isAny(cell)) return null
  if (typeof cell !== 'string') {
    const number = readNumber(cell, column, 'points')
    return number instanceof CellFault ? number : told({ from: number, to: number }, column)
  }
  const band = readBandText(cell, column.numberStyle, column.measure)
  if (band === 'any') return null
  return band ? inOrder(band, isRising) : bandFault(cell, column)
}

/** Measured in something else than its column, or no band at all. */
function bandFault(cell: string, { measure, numberStyle }: ReadColumn): CellFault {
  const text = plainText(cell)
  const isOther = measure && unitsIn(text, numberStyle).some((unit) => unit !== measure.kept)
  return isOther
    ? new CellFault('imports.unitDiffers', { text, unit: measure.kept })
    : new CellFault('imports.notBand', { text })
}

/** Bare figures in what the column is kept in. */
function told({ from, to, ...rest }: Band, { measure }: ReadColumn): Band | CellFault {
  if (!measure || measure.bare === measure.kept) return { from, to, ...rest }
  const [first, last] = [from, to].map((end) => end && inUnit(end, measure.bare, measure.kept))
  return (from !== null && !first) || (to !== null && !last)
    ? new CellFault('imports.unitDiffers', { text: from ?? to ?? '', unit: measure.kept })
    : { ...rest, from: first ?? null, to: last ?? null }
}

const isRising = (from: string, to: string) => (Exact.parse(from)?.compare(Exact.from(to)) ?? 0) <= 0

function inOrder(band: Band, isOrdered: (from: string, to: string) => boolean): Band | CellFault {
  const { from, to } = band
  if (from === null || to === null || isOrdered(from, to)) return band
  return new CellFault('imports.bandReversed', { from, to })
}

/** From and to in two cells; an end that is empty or says 'and above' is open. */
export function pairReader(column: ReadColumn): (from: SheetCell, to: SheetCell) => Cell | CellFault {
  const isDate = column.of === 'date'
  const edge = (cell: SheetCell): string | null | CellFault => {
    if (isAny(cell) || (typeof cell === 'string' && OPEN.test(plainText(cell)))) return null
    if (cell !== null && typeof cell === 'object' && 'fault' in cell) return faultOf(cell)
    return isDate ? readDay(cell, column) : readNumber(cell, column, 'points')
  }
  const read = (fromCell: SheetCell, toCell: SheetCell): Cell | CellFault => {
    const [from, to] = [edge(fromCell), edge(toCell)]
    if (from instanceof CellFault) return isAny(toCell) && !isDate ? readBand(fromCell, column) : from
    if (to instanceof CellFault) return to
    if (from === null && to === null) return null
    const band = inOrder({ from, to }, isDate ? (one, other) => one <= other : isRising)
    return band instanceof CellFault ? band : told(band, column)
  }
  const { zeros = 0 } = column
  return zeros > 0 ? (from, to) => scaled(read(from, to), zeros) : read
}

const OPEN =
  /^(?:\+|and (?:over|above|up)|& ?(?:over|above)|over|above|max\.?|no limit|unlimited|∞|以上|無上限|无上限|999+)$/i
