import { usedAs } from '../pricing'
import type { CellSight } from './column-profile'
import type { Grid } from './grid'
import { plainText } from './plain-text'
import type { Region } from './region'
import { cellText } from './sheet'

const FIGURES = ['number', 'percent', 'money']
const MOST_ROWS = 20
/** A bare figure of this size among percentages is money. */
const LEAST_MONEY = 20

/**
 * 'MIB levy 3%, Policy fee 95' under a header: a list of single amounts, each meant for itself. Taken as one table, some
 * customer would have to choose a charge, and the price would be multiplied by the fee.
 */
export function isChargeList(grid: Grid, { columns, edges: { body, isTurned } }: Region, sight: CellSight): boolean {
  const [name, value, remark, ...more] = columns
  const isShaped = name && value && more.length === 0 && (!remark || remark.profile.kind === 'text') && !isTurned
  if (!isShaped || name.profile.kind !== 'text' || body.to - body.from >= MOST_ROWS) return false
  const lines = Array.from({ length: body.to - body.from + 1 }, (_, at) => body.from + at).flatMap((row) => {
    const [called, cell] = [plainText(cellText(grid.shown(row, name.at))), grid.shown(row, value.at)]
    return called === '' && cell === null ? [] : [{ called, text: cellText(cell), kind: sight.of(cell).kind as string }]
  })
  const isEach = lines.every(({ called, kind }) => called !== '' && FIGURES.includes(kind))
  if (!isEach || new Set(lines.map(({ called }) => called)).size !== lines.length) return false
  const isMoney = ({ kind, text }: (typeof lines)[number]) =>
    kind === 'money' || (kind === 'number' && Number(text.replace(/[, ']/g, '')) >= LEAST_MONEY)
  const isMixed = lines.some(({ kind }) => kind === 'percent') && lines.some(isMoney)
  return isMixed || isEachKnown(lines.map(({ called }) => called))
}

/** Fees, levies, taxes, the least premium: what each does to a price its name says. */
export const isEachKnown = (names: readonly string[]): boolean =>
  names.some((name) => usedAs(name) === 'fee') && names.every((name) => ['fee', 'least'].includes(usedAs(name)))
