import { type Band, edgesWithin, firstInside, isValueColumn, nextPoint, type Row, type RowGroup } from '../pricing'
import { beginningAt, endingBefore, lowerOf, upperOf } from './band-edge'
import { sameEverywhere } from './mend-edits'
import type { Mend, MendedFinding, MendEdit } from './mend'
import type { Box, RowBoxes } from './row-boxes'

/** A gap between two rows, along one band: all others have it inside of both. */
type Hole = { readonly group: RowGroup; readonly at: number; readonly before: number; readonly behind: number }

/** One of the rows beside a gap reaches into it, or a row comes between. */
export function mendGap(boxes: RowBoxes, finding: MendedFinding): Mend[] {
  const place = boxes.placeOf(finding.customer)
  const groups = place ? groupsWith(boxes, finding, place) : []
  const holes = groups.flatMap((group) => holeIn(boxes, group, place ?? []) ?? [])
  if (holes.length === 0 || holes.length !== groups.length) return []
  return [
    ...sameEverywhere(
      'stretch',
      holes.map((hole) => stretchUp(boxes, hole)),
    ),
    ...sameEverywhere(
      'stretch',
      holes.map((hole) => stretchDown(boxes, hole)),
    ),
    ...addRows(boxes, holes),
  ]
}

/** The groups that have the gap; empty when they are not those that were found. */
function groupsWith(boxes: RowBoxes, { alike = 0, rows }: MendedFinding, place: readonly number[]): RowGroup[] {
  const own = boxes.groupOf(rows[0] as number)
  if (alike === 0) return own ? [own] : []
  const isAsked = (group: RowGroup) =>
    boxes.bands.every((band, at) => edgesWithin(band, group, at).includes(place[at] as number))
  const isTaken = (group: RowGroup) => [...boxes.rowsBeside(group)].some((row) => boxes.isIn(row, place))
  const groups = boxes.groups.filter((group) => isAsked(group) && !isTaken(group))
  return groups.length === alike + 1 ? groups : []
}

function holeIn(boxes: RowBoxes, group: RowGroup, place: readonly number[]): Hole | null {
  const holes = boxes.bands.flatMap(({ from, to }, at): Hole[] => {
    const beside = group.rows.filter((row) => boxes.isIn(row, place, at))
    const nearest = (rows: readonly number[], far: (row: number) => number) =>
      rows.toSorted((one, other) => far(one) - far(other) || one - other)[0]
    const before = nearest(
      beside.filter((row) => to[row]! < place[at]!),
      (row) => -to[row]!,
    )
    const behind = nearest(
      beside.filter((row) => from[row]! > place[at]!),
      (row) => from[row]!,
    )
    return before === undefined || behind === undefined ? [] : [{ group, at, before, behind }]
  })
  return holes.length === 1 ? holes[0]! : null
}

/** What a row would take on besides: its box in all other bands, the gap in this one. */
const reachedBy = (boxes: RowBoxes, { at, before, behind }: Hole, row: number): Box => {
  const { from, to } = boxes.bands[at]!
  return boxes.boxOf(row).with(at, [to[before]! + 1, from[behind]! - 1])
}

function stretchUp(boxes: RowBoxes, hole: Hole): MendEdit | null {
  const { at, before, behind, group } = hole
  const band = boxes.bands[at]!
  if (!boxes.isFree(group, reachedBy(boxes, hole, before))) return null
  const was = boxes.rows[before]![band.at] as Band
  const cell = { ...lowerOf(was), ...endingBefore(band, firstInside(band, behind), was) }
  return { kind: 'set', row: before, at: band.at, was, cell }
}

function stretchDown(boxes: RowBoxes, hole: Hole): MendEdit | null {
  const { at, before, behind, group } = hole
  const band = boxes.bands[at]!
  if (!boxes.isFree(group, reachedBy(boxes, hole, behind))) return null
  const was = boxes.rows[behind]![band.at] as Band
  const cell = { ...beginningAt(band, nextPoint(band, band.to[before]!), was), ...upperOf(was) }
  return { kind: 'set', row: behind, at: band.at, was, cell }
}

/** Rows for what is missing, where they belong in the order of the sheet; those of several groups stand together. */
function addRows(boxes: RowBoxes, holes: readonly Hole[]): Mend[] {
  const edits = holes.map((hole): (MendEdit & { kind: 'insert' }) | null => {
    const cells = rowBetween(boxes, hole)
    return cells && { kind: 'insert', after: placeFor(boxes, hole), cells }
  })
  const bands = new Set(edits.map((edit, hole) => JSON.stringify(edit?.cells[boxes.bands[holes[hole]!.at]!.at])))
  return edits.every((edit) => edit !== null) && bands.size === 1 ? [{ kind: 'addRow', edits }] : []
}

/** Under the first of the two rows, and under others that follow it on the same side of the gap. */
function placeFor(boxes: RowBoxes, { at, before, behind }: Hole): number {
  const { from, to } = boxes.bands[at]!
  const isRising = before < behind
  const isOnSide = (row: number) => (isRising ? to[row]! <= to[before]! : from[row]! >= from[behind]!)
  let place = Math.min(before, behind)
  while (place + 1 < Math.max(before, behind) && isOnSide(place + 1)) place++
  return place
}

function rowBetween(boxes: RowBoxes, hole: Hole): Row | null {
  const { at, before, behind, group } = hole
  const band = boxes.bands[at]!
  const [one, other] = [boxes.boxOf(before), boxes.boxOf(behind)]
  const isAlike = one.every(([from, to], each) => each === at || (from === other[each]![0] && to === other[each]![1]))
  if (!isAlike || !boxes.isFree(group, reachedBy(boxes, hole, before))) return null
  const like = boxes.rows[before]![band.at] as Band
  const from = beginningAt(band, nextPoint(band, band.to[before]!), like)
  const cell = { ...from, ...endingBefore(band, firstInside(band, behind), like) }
  return boxes.columns.map((column, place) =>
    place === band.at ? cell : isValueColumn(column) || column.role === 'any' ? null : boxes.rows[before]![place]!,
  )
}

/** A combination that nearly all others stand beside; where there are bands, nobody knows which it has. */
export function addCombination(boxes: RowBoxes, { customer }: MendedFinding): Mend[] {
  if (boxes.bands.length > 0) return []
  const cells = boxes.columns.map((column) =>
    column.role !== 'exact' ? null : column.of === 'yesNo' ? customer[column.id] === 'true' : customer[column.id]!,
  )
  const first = boxes.columns.findIndex(({ role }) => role === 'exact')
  const after = boxes.rows.findLastIndex((row) => row[first] === cells[first])
  return after < 0 ? [] : [{ kind: 'addRow', edits: [{ kind: 'insert', after, cells }] }]
}
