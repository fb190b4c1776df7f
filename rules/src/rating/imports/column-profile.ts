import type { DateStyle } from './date-text'
import type { NumberStyle } from './number-text'
import { plainText } from './plain-text'
import { type CellKind, type CellReading, lookAtCell } from './read-cell'
import { cellText, type SheetCell } from './sheet'

export type ColumnKind = 'number' | 'percent' | 'money' | 'date' | 'band' | 'dateBand' | 'yesNo' | 'text' | 'empty'

/** What a column's cells are like, from a sample of them. */
export type ColumnProfile = {
  readonly kind: ColumnKind
  readonly filled: number
  readonly seen: number
  readonly distinct: readonly string[]
  /** False when there are more different values than are kept. */
  readonly isAllDistinct: boolean
  readonly currencies: readonly string[]
  readonly numberStyle: NumberStyle
  readonly dateStyle: DateStyle
  readonly isSigned: boolean
  readonly isWhole: boolean
  readonly hasAny: boolean
  /** Some cells are codes that begin with a zero. */
  readonly isCode?: boolean
  /** Cells such as '1.250' and none that tells whether that is a thousand and more or one and a quarter. */
  readonly isStyleOpen?: boolean
  /** A cell says it: '45,90'. */
  readonly isStyleSaid?: boolean
  /** Every cell says that there is no figure: 'Decline' from top to bottom. */
  readonly isNoFigure?: boolean
  /** What its bands are measured in, where cells say so. */
  readonly units?: readonly string[]
  /** How many cells are not what most are: likely problems. */
  readonly odd: number
}

const MAX_DISTINCT = 40

type Tally = {
  counts: Map<CellKind, number>
  point: number
  comma: number
  dmy: number
  mdy: number
  signed: number
  fractions: number
  codes: number
  noRates: number
  open: number
  currencies: Set<string>
  units: Set<string>
}

/** Looks once at each different text: tables repeat themselves. */
export class CellSight {
  private readonly seen = new Map<string, CellReading>()

  of(cell: SheetCell | undefined): CellReading {
    if (typeof cell !== 'string') return lookAtCell(cell)
    const known = this.seen.get(cell)
    if (known) return known
    const reading = lookAtCell(cell)
    if (this.seen.size < 20_000) this.seen.set(cell, reading)
    return reading
  }
}

export function profileColumn(cells: readonly (SheetCell | undefined)[], sight = new CellSight()): ColumnProfile {
  const tally: Tally = {
    counts: new Map(),
    point: 0,
    comma: 0,
    dmy: 0,
    mdy: 0,
    signed: 0,
    fractions: 0,
    codes: 0,
    noRates: 0,
    open: 0,
    currencies: new Set(),
    units: new Set(),
  }
  const distinct = new Set<string>()
  for (const cell of cells) {
    const reading = sight.of(cell)
    count(tally, reading)
    if (reading.kind !== 'empty' && distinct.size <= MAX_DISTINCT) distinct.add(plainText(cellText(cell)))
  }
  const of = (kind: CellKind) => tally.counts.get(kind) ?? 0
  const filled = cells.length - of('empty')
  const kind = columnKind(of, filled, tally.noRates)
  return {
    kind,
    filled,
    seen: cells.length,
    distinct: [...distinct].slice(0, MAX_DISTINCT),
    isAllDistinct: distinct.size <= MAX_DISTINCT,
    currencies: [...tally.currencies],
    numberStyle: tally.comma > tally.point ? 'comma' : 'point',
    dateStyle: tally.mdy > tally.dmy ? 'mdy' : 'dmy',
    isSigned: tally.signed > 0,
    isWhole: tally.fractions === 0,
    hasAny: of('any') > 0 || of('empty') > 0,
    ...(tally.codes > 0 && { isCode: true }),
    ...(tally.point + tally.comma > 0 ? { isStyleSaid: true } : tally.open > 0 && { isStyleOpen: true }),
    ...(tally.noRates > 0 && tally.noRates + of('any') === filled && { isNoFigure: true }),
    ...(tally.units.size > 0 && { units: [...tally.units] }),
    odd: oddCount(kind, of),
  }
}

function count(tally: Tally, reading: CellReading) {
  tally.counts.set(reading.kind, (tally.counts.get(reading.kind) ?? 0) + 1)
  if (reading.numberStyle) tally[reading.numberStyle]++
  if (reading.dateStyle) tally[reading.dateStyle]++
  if (reading.isSigned) tally.signed++
  if (reading.isWhole === false) tally.fractions++
  if (reading.isCode) tally.codes++
  if (reading.isNoRate) tally.noRates++
  if (reading.isStyleOpen) tally.open++
  reading.units?.forEach((unit) => tally.units.add(unit))
  if (reading.currency) tally.currencies.add(reading.currency)
}

/** What most cells are; bands take plain numbers along, since '65' among bands is one. */
function columnKind(of: (kind: CellKind) => number, filled: number, noRates: number): ColumnKind {
  const isOfFigures = of('number') + of('percent') + of('money') > 0
  // 'Refer' among figures is no word of its own: it says that there is no figure.
  const said = filled - of('any') - of('fault') - (isOfFigures ? noRates : 0)
  if (said <= 0) return filled > 0 ? 'text' : 'empty'
  const most = (...kinds: CellKind[]) => kinds.reduce((sum, kind) => sum + of(kind), 0) >= said * 0.7
  if (of('dateBand') > 0 && most('dateBand', 'date')) return 'dateBand'
  if (of('band') > 0 && most('band', 'number', 'money')) return of('band') >= said * 0.05 ? 'band' : 'number'
  if (of('money') > 0 && most('money', 'number')) return 'money'
  if (of('percent') > 0 && most('percent', 'number')) return 'percent'
  if (most('number')) return 'number'
  if (most('date')) return 'date'
  return most('yesNo') ? 'yesNo' : 'text'
}

const FITTING: Readonly<Record<ColumnKind, readonly CellKind[]>> = {
  number: ['number', 'percent', 'money'],
  percent: ['percent', 'number'],
  money: ['money', 'number'],
  date: ['date'],
  band: ['band', 'number', 'money'],
  dateBand: ['dateBand', 'date'],
  yesNo: ['yesNo'],
  text: ['text', 'number', 'yesNo', 'band', 'percent', 'date', 'money', 'dateBand'],
  empty: [],
}

function oddCount(kind: ColumnKind, of: (kind: CellKind) => number): number {
  const kinds: CellKind[] = ['number', 'percent', 'money', 'date', 'band', 'dateBand', 'yesNo', 'text', 'fault']
  return kinds.filter((each) => !FITTING[kind].includes(each)).reduce((sum, each) => sum + of(each), 0)
}
