import { NO_ROW, type CompiledTable } from './compile-table'
import type { Findings, TableFinding } from './findings'
import { customerOf, firstInside, inputsAt, type TableView } from './table-groups'

/** Fewer numbers are a list of choices, not a count. */
const LEAST_COUNTED = 10
/** Of a count nearly every number is there. */
const LEAST_SHARE = 0.9
/** Numbers that are farther apart than this belong to different counts, such as 1 to 31 and then 45, 60, 90. */
const MOST_STEP = 3
/** More holes than this are a habit of the sheet. */
const MOST_HOLES = 3
const MOST_TRIED = 50

/** A whole number that no row is for, in a column that otherwise counts: 29 days, 31 days. */
export function findSkippedNumbers(view: TableView, table: CompiledTable, findings: Findings): void {
  const exactColumns = view.inputs.filter(({ role }) => role === 'exact')
  exactColumns.forEach((column, at) => {
    if (column.of !== 'number') return
    const numbers = wholeNumbers(view, at)
    for (const counted of countsIn(numbers)) {
      const holes = counted.slice(1).flatMap((next, index) => (next - counted[index]! > 1 ? [counted[index]!] : []))
      for (const before of holes) {
        const found = customerBehind(view, table, at, before)
        if (!found) continue
        const [first, last] = [counted[0] as number, counted.at(-1) as number]
        const finding = { ...found, column: column.id }
        if (holes.length > MOST_HOLES) {
          const values = { have: String(counted.length), of: String(last - first + 1) }
          findings.add({ code: 'table.gapPerhaps', ...finding, values }, `count ${column.id}`)
        } else {
          const values = { value: String(before + 1), first: String(first), last: String(last) }
          findings.add({ code: 'table.skipped', ...finding, values })
        }
      }
    }
  })
}

/** In order; none where one of them is not whole. */
function wholeNumbers(view: TableView, at: number): number[] {
  const numbers = new Set<number>()
  for (const { cells } of view.groups) {
    const cell = cells[at] ?? null
    if (cell !== null) numbers.add(Number(cell))
  }
  const list = [...numbers]
  return list.every(Number.isSafeInteger) ? list.sort((a, b) => a - b) : []
}

function countsIn(numbers: readonly number[]): (readonly number[])[] {
  if (isCount(numbers)) return [numbers]
  const parts: number[][] = []
  numbers.forEach((number, at) => {
    if (at > 0 && number - numbers[at - 1]! <= MOST_STEP) parts.at(-1)!.push(number)
    else parts.push([number])
  })
  return parts.filter(isCount)
}

const isCount = (numbers: readonly number[]) =>
  numbers.length >= LEAST_COUNTED && numbers.length >= LEAST_SHARE * (numbers.at(-1)! - numbers[0]! + 1)

/** Whoever is like a customer before the hole but for the number; null where rows for any number take them. */
function customerBehind(
  view: TableView,
  table: CompiledTable,
  at: number,
  before: number,
): Pick<TableFinding, 'rows' | 'customer'> | null {
  const beside = view.groups.filter(({ cells }) => cells[at] !== null && Number(cells[at]) === before)
  for (const group of beside.slice(0, MOST_TRIED)) {
    const row = group.rows.at(-1) as number
    const positions = view.bands.map((band) => firstInside(band, row))
    const inputs = inputsAt(view, group.cells.with(at, String(before + 1)), positions)
    if (table.findRow(inputs) === NO_ROW) return { rows: [row], customer: customerOf(view, inputs) }
  }
  return null
}
