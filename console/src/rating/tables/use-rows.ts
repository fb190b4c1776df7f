import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { allColumnPlaces, columnPlaces } from './sheet/column-places'
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

/** So few that counting them holds up no frame. */
const ROWS_AT_ONCE = 2_000
const placesOfFirst = keptPerSheet((sheet) => columnPlaces(sheet, ROWS_AT_ONCE))

/**
 * Counted when rows came or went, never while somebody types: a key costs the same in every table. Of a long one the
 * first rows count at once and the others when they have been looked through.
 */
export function usePlaces(sheet: Sheet): readonly number[] {
  const stamp = `${useStructure(sheet)} ${useIsWhole(sheet)}`
  const first = placesOfFirst(sheet, stamp)
  const [all, setAll] = useState<{ of: Sheet; places: readonly number[] } | null>(null)
  useEffect(() => {
    if (sheet.rowCount <= ROWS_AT_ONCE) return setAll(null)
    let isWanted = true
    void allColumnPlaces(sheet, () => isWanted).then((places) => {
      if (places && isWanted) setAll({ of: sheet, places })
    })
    return () => void (isWanted = false)
  }, [sheet, stamp])
  const most = (all?.of === sheet ? all.places : first).map((places, at) => Math.max(places, first[at] ?? 0)).join()
  // Told by what they are: rows are drawn again only where a number is another one.
  return useMemo(() => most.split(',').map(Number), [most])
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
