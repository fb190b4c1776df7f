import { type DecimalMark, printCell } from '@coverwright/rules/rating/tables'
import { useFormats } from '@coverwright/ui/formats'
import { type ClipboardEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { Leaving } from './cell-editor'
import type { GridProps } from './grid-props'
import { ROW_HEIGHT } from './grid-columns'
import { actOf, type GridAct } from './grid-keys'
import { copyArea } from './sheet/copy'
import { clearCells, fillDown } from './sheet/fill'
import { leftCell } from './sheet/left-cell'
import { cellAt, clamped, edgeFrom, nextCell, type Size } from './sheet/selection'
import { isOnHandle, useGridPointer } from './use-grid-pointer'

type Box = { box: RefObject<HTMLDivElement | null> }
type Parts = GridProps & Box & { mark: DecimalMark }

/** Keys, mouse and clipboard of the grid, all heard in one place. */
export function useGridInput(given: GridProps & Box) {
  const parts: Parts = { ...given, mark: useFormats().decimalMark }
  const { box, selection, sheet } = parts
  const size = { rows: sheet.count, columns: sheet.columns.length }
  const isLeaving = useRef(false)
  const perform = performer(parts, size)
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.target !== box.current) return
    if (event.key === 'Tab' && isLeaving.current) return
    isLeaving.current = event.key === 'Escape'
    const page = Math.max(1, Math.floor(box.current.clientHeight / ROW_HEIGHT) - 2)
    const isFilled = (row: number, column: number) => (sheet.rowAt(row)?.cells[column] ?? null) !== null
    const edge = (from: { row: number; column: number }, way: Parameters<typeof edgeFrom>[1]) =>
      edgeFrom(from, way, size, isFilled)
    const act = actOf(event, { selection: selection.get(), area: selection.selected, size, page, edge })
    if (!act) return
    event.preventDefault()
    perform(act)
  }
  const { onHandleDoubleClick, onPointerDown } = useGridPointer({ ...parts, size })
  const leave = useLeave(parts, size)
  return {
    leave,
    handlers: {
      onPointerDown,
      ...clipboardOf(parts),
      onKeyDown,
      onDoubleClick: (event: { target: EventTarget }) => {
        if (isOnHandle(event)) return onHandleDoubleClick()
        const isCell = event.target instanceof Element && event.target.closest('[role=gridcell]') !== null
        if (isCell && !isInField(event)) perform({ kind: 'edit', text: null })
      },
    },
  }
}

function walk({ selection }: Parts, to: { row: number; column: number }) {
  const { bottom, left, right, top } = selection.selected
  const isOne = top === bottom && left === right
  selection.set(cellAt(to.row, to.column), isOne ? undefined : selection.selected)
}

function edit({ editing, mark, mayEdit, selection, sheet }: Parts, text: string | null) {
  const { column, row } = selection.get()
  const at = sheet.columns[column]
  const existing = sheet.rowAt(row)
  if (!mayEdit || !at || !existing) return
  /** At once, so that what is typed next, or composed, is heard by the field and not by the grid. */
  const { cells, id: rowId } = existing
  const first = text ?? printCell(at, cells[column], mark)
  flushSync(() => editing.set({ row, rowId, cells, column, text: first, isWhole: text === null }))
}

/** Changes what is selected, once all of it is here: otherwise the rows that have not come would be left out. */
function changeSelected({ mayEdit, onChanges, onEarly, selection, sheet }: Parts, make: typeof clearCells) {
  const area = selection.selected
  if (!mayEdit) return
  if (sheet.isHere(area.top, area.bottom)) onChanges(make(sheet, area))
  else onEarly()
}

const performer = (parts: Parts, size: Size) => (act: GridAct) => {
  const { mayEdit, selection } = parts
  switch (act.kind) {
    case 'select':
      return selection.set(clamped(act.selection, size), undefined, act.isFollowed)
    case 'walk':
      return walk(parts, act.to)
    case 'edit':
      return edit(parts, act.text)
    case 'all':
      return selection.set({ row: 0, column: 0, toRow: size.rows - 1, toColumn: size.columns - 1 }, undefined, false)
    case 'clear':
      return changeSelected(parts, clearCells)
    case 'fillDown':
      return changeSelected(parts, fillDown)
    case 'undo':
      return mayEdit && parts.onUndo()
    case 'redo':
      return mayEdit && parts.onRedo()
    case 'find':
      return parts.onFind()
    case 'leave':
      return undefined
  }
}

/** When the field in a cell is left: what was typed is kept, and the next cell is selected. */
function useLeave(parts: Parts, size: Size) {
  const { box, editing: field, onChanges, onCrossed, selection, sheet } = parts
  const leave = useRef<(leaving: Leaving) => void>(() => undefined)
  useEffect(() => {
    leave.current = (leaving) => {
      const editing = field.get()
      if (!editing) return
      field.set(null)
      if (leaving.kind === 'drop' || leaving.to !== 'stay') box.current?.focus({ preventScroll: true })
      if (leaving.kind === 'drop') return
      const left = leftCell(sheet, editing, leaving.cell)
      if ('conflict' in left) onCrossed(left.conflict)
      else if (left.changes.length > 0) onChanges(left.changes)
      if (leaving.to !== 'stay') walk(parts, nextCell(selection.get(), selection.selected, leaving.to, size))
    }
  })
  return leave
}

function clipboardOf(parts: Parts) {
  const { mark, mayEdit, onPaste, selection, sheet } = parts
  const copy = (event: ClipboardEvent) => {
    if (isInField(event) || !sheet.rowAt(selection.get().row)) return false
    event.preventDefault()
    const { html, text } = copyArea(sheet, selection.selected, mark)
    event.clipboardData.setData('text/plain', text)
    if (html) event.clipboardData.setData('text/html', html)
    return true
  }
  return {
    onCopy: (event: ClipboardEvent) => void copy(event),
    onCut: (event: ClipboardEvent) => {
      if (copy(event)) changeSelected(parts, clearCells)
    },
    onPaste: (event: ClipboardEvent) => {
      if (isInField(event) || !mayEdit) return
      event.preventDefault()
      onPaste(event.clipboardData.getData('text/plain'), event.clipboardData.getData('text/html'))
    },
  }
}

const isInField = (event: { target: EventTarget }) => event.target instanceof HTMLInputElement
