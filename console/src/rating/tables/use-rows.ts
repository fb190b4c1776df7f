import { useCallback, useSyncExternalStore } from 'react'
import { columnPlaces } from './sheet/column-places'
import { keptPerSheet } from './sheet/kept-per-sheet'
import type { Editing, EditingStore } from './sheet/editing-store'
import type { SelectionStore } from './sheet/selection-store'
import type { Sheet } from './sheet/sheet'
import type { SheetRow } from './sheet/sheet-row'

/** One row of the view: whoever shows it is drawn again when it changed, and only then. */
export function useRow(sheet: Sheet, at: number): SheetRow | undefined {
  return useSyncExternalStore(
    sheet.listen,
    useCallback(() => sheet.rowAt(at), [sheet, at]),
  )
}

/** The list itself: how many rows, in which view. */
export const useStructure = (sheet: Sheet): number => useSyncExternalStore(sheet.listen, () => sheet.structure)

export const useLoadedRows = (sheet: Sheet): number => useSyncExternalStore(sheet.listen, () => sheet.loaded)

export const useIsWhole = (sheet: Sheet): boolean => useSyncExternalStore(sheet.listen, () => sheet.isWhole)

const placesOf = keptPerSheet(columnPlaces)

/** Counted when rows came or went, never while somebody types: a key costs the same in every table. */
export function usePlaces(sheet: Sheet): readonly number[] {
  return placesOf(sheet, `${useStructure(sheet)} ${useIsWhole(sheet)}`)
}

export function useEditingIn(editing: EditingStore, row: number): Editing | null {
  return useSyncExternalStore(
    editing.listen,
    useCallback(() => editing.of(row), [editing, row]),
  )
}

export function useSelectedPart(selection: SelectionStore, row: number): string {
  return useSyncExternalStore(
    selection.listen,
    useCallback(() => selection.partOf(row), [selection, row]),
  )
}

export function useIsSelected(selection: SelectionStore, row: number): boolean {
  return useSyncExternalStore(
    selection.listen,
    useCallback(() => selection.partOf(row) !== '', [selection, row]),
  )
}

export const useSelection = (selection: SelectionStore) => useSyncExternalStore(selection.listen, selection.get)
