import type { KeyboardEvent } from 'react'
import { type Area, moved, nextCell, type Selection, type Size, type Step } from './sheet/selection'

/** What a key means to the grid. */
export type GridAct =
  | { readonly kind: 'select'; readonly selection: Selection; readonly isFollowed?: false }
  | { readonly kind: 'walk'; readonly to: { row: number; column: number } }
  | { readonly kind: 'edit'; readonly text: string | null }
  | { readonly kind: 'all' | 'clear' | 'fillDown' | 'undo' | 'redo' | 'find' | 'leave' }

type Way = 'up' | 'down' | 'left' | 'right'

type Place = {
  selection: Selection
  area: Area
  size: Size
  page: number
  /** Where what stands together ends, from a cell into a direction. */
  edge: (from: { row: number; column: number }, way: Way) => { row: number; column: number }
}

/** As in a spreadsheet. Null for a key that is not ours. */
export function actOf(event: KeyboardEvent, place: Place): GridAct | null {
  const { ctrlKey, key, metaKey, shiftKey } = event
  const isCommand = ctrlKey || metaKey
  if (isCommand)
    return commandOf(key.toLowerCase(), shiftKey) ?? columnOf(key, place) ?? moveOf(key, shiftKey, true, place)
  if (key === ' ' && shiftKey) return { kind: 'select', selection: wholeRows(place) }
  const walk = walkOf(key, shiftKey)
  if (walk) return { kind: 'walk', to: nextCell(place.selection, place.area, walk, place.size) }
  if (key === 'F2') return { kind: 'edit', text: null }
  if (key === 'Delete' || key === 'Backspace') return { kind: 'clear' }
  if (key === 'Escape') return { kind: 'leave' }
  if (key.length === 1 && !event.altKey) return { kind: 'edit', text: key }
  if (key === 'Process') return { kind: 'edit', text: '' }
  return moveOf(key, shiftKey, false, place)
}

function commandOf(key: string, shiftKey: boolean): GridAct | null {
  switch (key) {
    case 'a':
      return { kind: 'all' }
    case 'd':
      return { kind: 'fillDown' }
    case 'z':
      return { kind: shiftKey ? 'redo' : 'undo' }
    case 'y':
      return { kind: 'redo' }
    case 'f':
    case 'h':
      return { kind: 'find' }
    default:
      return null
  }
}

function walkOf(key: string, shiftKey: boolean): 'down' | 'up' | 'right' | 'left' | null {
  if (key === 'Enter') return shiftKey ? 'up' : 'down'
  if (key === 'Tab') return shiftKey ? 'left' : 'right'
  return null
}

const wholeRows = ({ area, size }: Place): Selection => ({
  row: area.top,
  column: 0,
  toRow: area.bottom,
  toColumn: size.columns - 1,
})

function columnOf(key: string, { area, size }: Place): GridAct | null {
  if (key !== ' ') return null
  const selection = { row: 0, column: area.left, toRow: size.rows - 1, toColumn: area.right }
  return { kind: 'select', selection, isFollowed: false }
}

const ways: Readonly<Record<string, Way>> = {
  ArrowDown: 'down',
  ArrowUp: 'up',
  ArrowRight: 'right',
  ArrowLeft: 'left',
}

function moveOf(key: string, isExtending: boolean, isFar: boolean, place: Place): GridAct | null {
  const { edge, page, selection, size } = place
  const way = isFar ? ways[key] : undefined
  if (way) {
    const from = isExtending ? { row: selection.toRow, column: selection.toColumn } : selection
    const { column, row } = edge(from, way)
    const start = isExtending ? selection : { row, column }
    return { kind: 'select', selection: { row: start.row, column: start.column, toRow: row, toColumn: column } }
  }
  const step = stepOf(key, isFar, page)
  return step && { kind: 'select', selection: moved(selection, step, isExtending, size) }
}

function stepOf(key: string, isFar: boolean, page: number): Step | null {
  switch (key) {
    case 'ArrowDown':
      return { rows: 1, columns: 0 }
    case 'ArrowUp':
      return { rows: -1, columns: 0 }
    case 'ArrowRight':
      return { rows: 0, columns: 1 }
    case 'ArrowLeft':
      return { rows: 0, columns: -1 }
    case 'PageDown':
      return { rows: page, columns: 0 }
    case 'PageUp':
      return { rows: -page, columns: 0 }
    case 'Home':
      return { rows: isFar ? -Infinity : 0, columns: -Infinity }
    case 'End':
      return { rows: isFar ? Infinity : 0, columns: Infinity }
    default:
      return null
  }
}
