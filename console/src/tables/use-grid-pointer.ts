import { type PointerEvent, type RefObject, useRef } from 'react'
import { cellAt, clamped, type Size } from './sheet/selection'
import type { SelectionStore } from './sheet/selection-store'

type Parts = { box: RefObject<HTMLDivElement | null>; selection: SelectionStore; size: Size }

/** The mouse: a cell, a row by its number, a column by its title; with shift or by pulling, an area. */
export function useGridPointer({ box, selection, size }: Parts) {
  const isPulling = useRef(false)
  const onPointerDown = (event: PointerEvent) => {
    const place = placeOf(event)
    if (!place || event.button !== 0 || isInControl(event)) return
    const from = event.shiftKey ? selection.get() : cellAt(Math.max(0, place.row), Math.max(0, place.column))
    const toRow = place.row < 0 ? size.rows - 1 : place.row
    const toColumn = place.column < 0 ? size.columns - 1 : place.column
    selection.set(clamped({ ...from, toRow, toColumn }, size), undefined, place.row >= 0 && place.column >= 0)
    isPulling.current = place.row >= 0 && place.column >= 0
    box.current?.focus({ preventScroll: true })
    event.preventDefault()
  }
  const onPointerMove = (event: PointerEvent) => {
    if (event.buttons !== 1) isPulling.current = false
    const place = isPulling.current ? placeOf(event) : null
    const now = selection.get()
    if (!place || place.row < 0 || place.column < 0) return
    if (place.row !== now.toRow || place.column !== now.toColumn)
      selection.set({ ...now, toRow: place.row, toColumn: place.column })
  }
  return { onPointerDown, onPointerMove }
}

const isInControl = ({ target }: { target: EventTarget }) =>
  target instanceof Element && target.closest('button, input, [popover]') !== null

/** The cell under the mouse, by the marks that it carries; -1 is the head. */
function placeOf({ target }: { target: EventTarget }): { row: number; column: number } | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null
  return cell ? { row: Number(cell.dataset['row']), column: Number(cell.dataset['column']) } : null
}
