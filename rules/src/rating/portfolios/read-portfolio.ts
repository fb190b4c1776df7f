import { addMonths, parseDay, printDay, type Day } from '../../kernel'
import { Exact, minorDigits } from '../../money'
import {
  cellText,
  type KnownName,
  optionsByText,
  plainText,
  readDateText,
  readNumberText,
  readYesNo,
  type SheetCell,
  type SheetRow,
} from '../imports'
import {
  type ColumnTarget,
  type FoundColumn,
  type MappedPortfolioColumn,
  type PortfolioAnswer,
  type PortfolioFigure,
  type PortfolioProblem,
  type PortfolioProblemCode,
} from './portfolio'
import { PortfolioWriter } from './portfolio-writer'

type Setting = {
  readonly found: readonly FoundColumn[]
  readonly mapping: readonly MappedPortfolioColumn[]
  readonly names: readonly KnownName[]
  readonly currency: string
  readonly today: Day
}

type Read = PortfolioAnswer | number | CellProblem
type CellReader = (cell: SheetCell) => Read

class CellProblem {
  constructor(readonly code: PortfolioProblemCode) {}
}

type Reader = { readonly at: number; readonly title: string; readonly target: ColumnTarget; readonly read: CellReader }

/**
 * Reads a file of policies row by row. A row with a cell that cannot be read is not in the book and is told; an empty
 * cell is an answer that is not known. Of columns that are not mapped nothing is read.
 */
export function portfolioReader(setting: Setting) {
  const readers = setting.mapping.flatMap((column) => readerOf(column, setting) ?? [])
  const writer = new PortfolioWriter(readers.map(({ target }) => target))
  return {
    /** Null where the row is in the book. */
    take(row: SheetRow): PortfolioProblem | null {
      const values: (PortfolioAnswer | number)[] = []
      for (const { at, title, read } of readers) {
        const cell = row.cells[at] ?? null
        const value = isEmpty(cell) ? null : read(cell)
        if (value instanceof CellProblem)
          return { row: row.at + 1, column: title, code: value.code, text: cellText(cell).slice(0, MOST_SHOWN) }
        values.push(value)
      }
      writer.add(values)
      return null
    },
    /** The rows since it was last asked for. */
    flush: () => writer.flush(),
    count: () => writer.count,
    totals: () => writer.totals(),
  }
}

const MOST_SHOWN = 60
const MOST_TEXT = 200

const isEmpty = (cell: SheetCell): boolean => cell === null || (typeof cell === 'string' && cell.trim() === '')

function readerOf({ at, target, values }: MappedPortfolioColumn, setting: Setting): Reader | null {
  const column = setting.found.find((each) => each.at === at)
  if (!column || target.kind === 'skip') return null
  return { at, title: column.title, target, read: remembered(cellReader(target, values, column, setting)) }
}

/** Books repeat themselves: each text is read once. */
function remembered(read: CellReader): CellReader {
  const seen = new Map<string, Read>()
  return (cell) => {
    if (cell !== null && typeof cell === 'object' && 'fault' in cell) return new CellProblem('broken')
    if (typeof cell !== 'string') return read(cell)
    const known = seen.get(cell)
    if (known !== undefined) return known
    const value = read(cell)
    if (seen.size < 20_000) seen.set(cell, value)
    return value
  }
}

function cellReader(
  target: Exclude<ColumnTarget, { kind: 'skip' }>,
  values: Readonly<Record<string, string>>,
  column: FoundColumn,
  { names, currency, today }: Setting,
): CellReader {
  if (target.kind === 'age') return (cell) => bornBefore(numberIn(cell, column), today)
  if (target.kind !== 'answer') return (cell) => figureOf(target.kind, numberIn(cell, column), currency)
  const known = names.find(({ name }) => name === target.name)
  switch (known?.kind) {
    case 'number':
    case 'money':
      return (cell) => numberIn(cell, column) ?? new CellProblem('notNumber')
    case 'date':
      return (cell) => dayIn(cell, column) ?? new CellProblem('notDate')
    case 'yesNo':
      return (cell) => yesNoIn(cell) ?? new CellProblem('notYesNo')
    case 'choice':
      return choiceReader(known, values)
    default:
      return (cell) => {
        const text = cellText(cell).trim()
        return text.length > MOST_TEXT ? new CellProblem('tooLong') : text
      }
  }
}

function choiceReader(known: KnownName, values: Readonly<Record<string, string>>): CellReader {
  const answers = optionsByText(known)
  const isOption = new Set(known.options.map(({ value }) => value))
  return (cell) => {
    const text = plainText(cellText(cell))
    const said = Object.hasOwn(values, text) ? values[text] : answers.get(text.toLowerCase())
    if (said !== undefined && isOption.has(said)) return said
    return new CellProblem(known.name === 'plan' ? 'unknownPlan' : 'notAnOption')
  }
}

function numberIn(cell: SheetCell, { numberStyle }: FoundColumn): string | null {
  if (typeof cell === 'string') return readNumberText(cell, numberStyle)?.number ?? null
  return cell !== null && typeof cell === 'object' && 'number' in cell ? cell.number : null
}

function dayIn(cell: SheetCell, { dateStyle }: FoundColumn): string | null {
  if (cell !== null && typeof cell === 'object' && 'date' in cell) return cell.date
  const read = readDateText(cellText(cell), dateStyle)
  return read && parseDay(read.date) !== null ? read.date : null
}

function yesNoIn(cell: SheetCell): boolean | null {
  if (typeof cell === 'boolean') return cell
  const text = cellText(cell).trim()
  return text === '1' ? true : text === '0' ? false : readYesNo(text)
}

const HALF_A_YEAR = 182

/** Somebody of 40 was born some day of a year: the middle of it is wrong by half a year at most. */
function bornBefore(years: string | null, today: Day): string | CellProblem {
  const age = Number(years ?? NaN)
  if (!Number.isFinite(age)) return new CellProblem('notNumber')
  if (age < 0 || age > 130) return new CellProblem('negative')
  const birthday = addMonths(today, -12 * Math.floor(age))
  return birthday === null ? new CellProblem('notDate') : printDay(birthday - HALF_A_YEAR)
}

/** Coins for amounts, years for exposure. A claim that was recovered may be below nothing, the others may not. */
function figureOf(figure: PortfolioFigure, number: string | null, currency: string): number | CellProblem {
  const value = number === null ? null : Exact.parse(number)
  if (!value) return new CellProblem('notNumber')
  if (figure !== 'claims' && value.compare(Exact.of(0, 0)) < 0) return new CellProblem('negative')
  const plain = Number(value.toString())
  return figure === 'exposure' ? plain : Math.round(plain * 10 ** minorDigits(currency))
}
