import type { PointerEvent, RefObject } from 'react'
import type { GridProps } from './grid-props'
import { type Place, placeUnder, pullFrom } from './grid-pull'
import { fillReach, fillTo } from './sheet/fill'
import { type Area, cellAt, clamped, type Selection, type Size } from './sheet/selection'

type Parts = GridProps & { box: RefObject<HTMLDivElement | null>; size: Size }

/** The mouse: a cell, a row by its number, a column by its title; with shift or by pulling, an area; by its corner, filling. */
export function useGridPointer(parts: Parts) {
  const { box, mayEdit, selection, sheet, size } = parts
  const onPointerDown = (event: PointerEvent) => {
    const place = placeOf(event)
    if (!place || event.button !== 0 || isInControl(event)) return
    event.preventDefault()
    box.current?.focus({ preventScroll: true })
    if (isOnHandle(event) && mayEdit) return pullFill(parts, event)
    const from = event.shiftKey ? selection.get() : cellAt(Math.max(0, place.row), Math.max(0, place.column))
    const select = (to: Place) => {
      const toRow = place.row < 0 ? size.rows - 1 : to.row
      const toColumn = place.column < 0 ? size.columns - 1 : to.column
      setWhereOther(parts, clamped({ ...from, toRow, toColumn }, size), place.row >= 0 && place.column >= 0)
    }
    select(place)
    // A finger that moves scrolls.
    if (event.pointerType !== 'touch') pull(parts, event, select, () => undefined)
  }
  /** As in a spreadsheet: down to where the column beside it ends. */
  const onHandleDoubleClick = () => {
    const from = selection.selected
    const bottom = fillReach(sheet, from)
    if (!mayEdit || bottom <= from.bottom) return
    fill(parts, from, bottom)
    selection.set({ row: from.top, column: from.left, toRow: bottom, toColumn: from.right }, undefined, false)
  }
  return { onPointerDown, onHandleDoubleClick }
}

/** What is selected is repeated to where the corner is pulled, down or up; nothing is done before it is let go. */
function pullFill(parts: Parts, event: PointerEvent): void {
  const { selection } = parts
  const before = selection.get()
  const from = selection.selected
  let edge = from.bottom
  const reach = ({ row }: Place) => {
    edge = row > from.bottom || row < from.top ? row : from.bottom
    const start = edge < from.top ? from.bottom : from.top
    setWhereOther(parts, { row: start, column: from.left, toRow: edge, toColumn: from.right }, true)
  }
  pull(parts, event, reach, (isGivenUp) => {
    if (isGivenUp) selection.set(before)
    else if (edge !== from.bottom) fill(parts, from, edge)
  })
}

function fill({ onChanges, onEarly, sheet }: Parts, from: Area, edge: number): void {
  if (sheet.isHere(Math.min(from.top, edge), Math.max(from.bottom, edge))) onChanges(fillTo(sheet, from, edge))
  else onEarly()
}

function pull(
  { across, box, size }: Parts,
  event: PointerEvent,
  onPlace: (to: Place) => void,
  onEnd: (isGivenUp: boolean) => void,
) {
  const { clientX, clientY } = event
  const follow = (mouse: { clientX: number; clientY: number }) =>
    box.current && onPlace(placeUnder(box.current, across, size, mouse))
  pullFrom({ clientX, clientY }, follow, onEnd)
}

function setWhereOther({ selection }: Parts, next: Selection, isFollowed: boolean): void {
  const now = selection.get()
  const keys = ['row', 'column', 'toRow', 'toColumn'] as const
  if (keys.some((key) => now[key] !== next[key])) selection.set(next, undefined, isFollowed)
}

const within = ({ target }: { target: EventTarget }, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null

const isInControl = (event: { target: EventTarget }) => within(event, 'button, input, [popover], [data-edge]') !== null
export const isOnHandle = (event: { target: EventTarget }) => within(event, '[data-handle]') !== null

/** The cell that was pressed, by the marks that it and its row carry; -1 is the head. */
function placeOf(event: { target: EventTarget }): Place | null {
  const row = within(event, '[data-row]')
  const cell = within(event, '[data-column]')
  return row ? { row: Number(row.dataset['row']), column: Number(cell?.dataset['column'] ?? -1) } : null
}
