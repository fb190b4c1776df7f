import type { RowChange } from '@coverwright/contract/tables'
import { type PointerEvent, type RefObject, useRef } from 'react'
import { fillTo } from './sheet/fill'
import { type Area, cellAt, clamped, type Size } from './sheet/selection'
import type { SelectionStore } from './sheet/selection-store'
import type { Sheet } from './sheet/sheet'

type Parts = {
  box: RefObject<HTMLDivElement | null>
  selection: SelectionStore
  sheet: Sheet
  size: Size
  mayEdit: boolean
  onChanges: (changes: RowChange[]) => void
}

/** The mouse: a cell, a row by its number, a column by its title; with shift or by pulling, an area; by its corner, filling. */
export function useGridPointer({ box, mayEdit, onChanges, selection, sheet, size }: Parts) {
  const isPulling = useRef(false)
  const filling = useRef<Area | null>(null)
  const onPointerDown = (event: PointerEvent) => {
    const place = placeOf(event)
    if (!place || event.button !== 0 || isInControl(event)) return
    event.preventDefault()
    box.current?.focus({ preventScroll: true })
    if (isOnHandle(event) && mayEdit) {
      filling.current = selection.selected
      return
    }
    const from = event.shiftKey ? selection.get() : cellAt(Math.max(0, place.row), Math.max(0, place.column))
    const toRow = place.row < 0 ? size.rows - 1 : place.row
    const toColumn = place.column < 0 ? size.columns - 1 : place.column
    selection.set(clamped({ ...from, toRow, toColumn }, size), undefined, place.row >= 0 && place.column >= 0)
    isPulling.current = place.row >= 0 && place.column >= 0
  }
  const onPointerMove = (event: PointerEvent) => {
    if (event.buttons !== 1) isPulling.current = false
    const isBusy = isPulling.current || filling.current !== null
    const place = isBusy ? placeOf(event) : null
    const now = selection.get()
    if (!place || place.row < 0 || place.column < 0) return
    const from = filling.current
    if (from) {
      const { left, right, top } = from
      const toRow = Math.max(from.bottom, place.row)
      if (toRow !== now.toRow) selection.set({ row: top, column: left, toRow, toColumn: right })
    } else if (place.row !== now.toRow || place.column !== now.toColumn)
      selection.set({ ...now, toRow: place.row, toColumn: place.column })
  }
  const onPointerUp = () => {
    const from = filling.current
    filling.current = null
    isPulling.current = false
    const { bottom } = selection.selected
    if (from && bottom > from.bottom) onChanges(fillTo(sheet, from, bottom))
  }
  return { onPointerDown, onPointerMove, onPointerUp }
}

const within = ({ target }: { target: EventTarget }, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null

const isInControl = (event: { target: EventTarget }) => within(event, 'button, input, [popover], [data-edge]') !== null
const isOnHandle = (event: { target: EventTarget }) => within(event, '[data-handle]') !== null

/** The cell under the mouse, by the marks that it and its row carry; -1 is the head. */
function placeOf(event: { target: EventTarget }): { row: number; column: number } | null {
  const row = within(event, '[data-row]')
  const cell = within(event, '[data-column]')
  return row ? { row: Number(row.dataset['row']), column: Number(cell?.dataset['column'] ?? -1) } : null
}
