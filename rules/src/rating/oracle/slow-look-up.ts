import type { Band, RateTable, Row, Step } from '../pricing'
import { type Amount, type Context, dateOf, NoSlowPrice } from './slow-context'
import { slowFormula, Wide, type SlowRecord, type SlowValue } from './slow-formula'

type LookUp = Extract<Step, { kind: 'lookUp' }>

/** The sheet read from the top, for the customer or for everybody in a group. */
export function lookUp(step: LookUp, context: Context): SlowValue {
  const { each } = step
  if (!each) return lookUpOne(step, context)
  const items = context.names[each.of] as SlowRecord[]
  if (items.length === 0) context.rows[step.name] = 'null row 0'
  const found = items.map((item, at) => {
    const own = lookUpOne(step, {
      ...context,
      names: { ...context.names, item: item as unknown as SlowValue },
    }) as Amount
    return each.times === undefined ? own : own.times(context.each[each.times]?.[at] ?? 1)
  })
  context.each[step.name] = found
  if (each.combine === 'product') return found.reduce((all, value) => all.times(value), new Wide(1))
  const sum = found.reduce((all, value) => all.plus(value), new Wide(0))
  if (each.combine === 'sum') return sum
  if (found.length === 0) throw new NoSlowPrice('logic.emptyList', step.name)
  if (each.combine === 'average') return sum.dividedBy(found.length).toDecimalPlaces(20, Wide.ROUND_HALF_EVEN)
  return each.combine === 'highest' ? Wide.max(...found) : Wide.min(...found)
}

/** Each row that fits but for one column gives a point; the nearest on both sides draw the line. */
function onTheLine(
  step: LookUp,
  columns: RateTable['columns'],
  rows: readonly Row[],
  inputs: readonly (SlowValue | null)[],
) {
  const along = columns.findIndex(({ id }) => id === step.between)
  const value = columns.findIndex(({ id }) => id === step.column)
  const x = inputs[along] as Amount
  const fits = (cells: Row) =>
    inputs.every((input, at) => at === along || input === null || cells[at] === null || String(input) === cells[at])
  const points = rows.flatMap((cells, row) =>
    typeof cells[along] === 'string' && fits(cells)
      ? [{ row, x: new Wide(cells[along]), y: new Wide(String(cells[value])) }]
      : [],
  )
  const byX = (order: number) => (a: Point, b: Point) => order * a.x.comparedTo(b.x) || a.row - b.row
  const [low] = points.filter((point) => point.x.lt(x)).sort(byX(-1))
  const [high] = points.filter((point) => point.x.gt(x)).sort(byX(1))
  if (!low || !high) return null
  const rise = high.y.minus(low.y).times(x.minus(low.x)).dividedBy(high.x.minus(low.x))
  return { row: low.row, value: low.y.plus(rise.toDecimalPlaces(20, Wide.ROUND_HALF_EVEN)) }
}

type Point = { readonly row: number; readonly x: Amount; readonly y: Amount }

function lookUpOne(step: LookUp, { setting, names, request, rows }: Context): SlowValue {
  const table = setting.tables.find((entry) => entry.id === step.table) as RateTable
  const on = dateOf(request.startDate).toISOString().slice(0, 10)
  const [version] = table.versions
    .filter(({ effectiveFrom, effectiveTo }) => effectiveFrom <= on && (effectiveTo === null || on <= effectiveTo))
    .sort((a, b) => (a.effectiveFrom < b.effectiveFrom ? 1 : -1))
  if (!version) throw new NoSlowPrice('pricing.noVersion', step.name)
  const inputs = table.columns.map((column) =>
    step.inputs[column.id] === undefined ? null : slowFormula(step.inputs[column.id] ?? '', names),
  )
  const texts = inputs.map(String)
  const found = version.rows.findIndex((cells) =>
    inputs.every((input, at) => {
      const cell = cells[at] ?? null
      if (input === null || cell === null) return true
      if (typeof cell === 'object') return isInside(input as Amount, cell)
      return texts[at] === cell
    }),
  )
  const line = found < 0 && step.between ? onTheLine(step, table.columns, version.rows, inputs) : null
  rows[step.name] = `${version.id} row ${(line?.row ?? found) + 1}`
  if (line) return line.value
  const value =
    found >= 0 ? version.rows[found]?.[table.columns.findIndex((column) => column.id === step.column)] : step.otherwise
  if (value === undefined) throw new NoSlowPrice('pricing.noRow', step.name)
  if (value === 'none' || value === 'refer' || value === 'decline') throw new NoSlowPrice('pricing.noPrice', step.name)
  return new Wide(String(value))
}

function isInside(value: Amount, band: Band): boolean {
  const isAbove = band.from === null || (band.isFromOut ? value.gt(band.from) : value.gte(band.from))
  return isAbove && (band.to === null || (band.isToOut ? value.lt(band.to) : value.lte(band.to)))
}
