import { Exact } from '../../money'
import type { Mend, MendedFinding } from './mend'
import type { RowBoxes } from './row-boxes'

const HUNDRED = Exact.from('100')
/** So many others have to agree on how a column is written before one that does not is taken for a slip. */
const LEAST_AGREEING = 4
/** As far from what is usual as the check takes for another unit. */
const FAR = 50

/** A percentage among factors, or the other way: certain where a hundredth of it, or a hundredfold, is among the others. */
export function mendUnit(boxes: RowBoxes, finding: MendedFinding): Mend[] {
  const { row, at, was, value } = cellOf(boxes, finding) ?? {}
  const usual = Number(finding.values?.['usual'])
  if (row === undefined || at === undefined || was === undefined || !value || !(usual > 0)) return []
  const written = Number(was) > usual ? value.dividedBy(HUNDRED) : value.times(HUNDRED)
  const sizes = boxes.rows.map((cells) => Number(cells[at]))
  const agreeing = sizes.filter((size) => Math.abs(size) < usual * FAR && Math.abs(size) > usual / FAR)
  const isMost = agreeing.length >= LEAST_AGREEING && agreeing.length * 4 >= sizes.length * 3
  const [least, most] = [Math.min, Math.max].map((edge) => agreeing.reduce((one, other) => edge(one, other), usual))
  const size = Number(written.toString())
  if (!isMost || size < least! || size > most!) return []
  return [{ kind: 'write', edits: [{ kind: 'set', row, at, was, cell: written.trimmed().toString() }] }]
}

/** A value that stands out of a steady row: the middle of its neighbours, with as many decimals as they have. */
export function mendOutOfLine(boxes: RowBoxes, finding: MendedFinding): Mend[] {
  const { row, at, was } = cellOf(boxes, finding) ?? {}
  const [before, after] = [finding.values?.['before'], finding.values?.['after']].map((text) => Exact.parse(text ?? ''))
  if (row === undefined || at === undefined || was === undefined || !before || !after || finding.alike) return []
  if (finding.alsoIn || before.equals(after)) return []
  const places = Math.max(before.scale, after.scale)
  const cell = before.plus(after).dividedBy(Exact.from('2')).round(places, 'halfUp').toFixed(places)
  return [{ kind: 'between', edits: [{ kind: 'set', row, at, was, cell }] }]
}

function cellOf({ columns, rows }: RowBoxes, finding: MendedFinding) {
  const [row] = finding.rows
  const at = columns.findIndex(({ id }) => id === finding.column)
  const was = row === undefined ? undefined : rows[row]?.[at]
  const value = typeof was === 'string' ? Exact.parse(was) : null
  return row === undefined || typeof was !== 'string' ? null : { row, at, was, value }
}
