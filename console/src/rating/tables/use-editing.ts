import type { RowChange } from '@coverwright/contract/rating/tables'
import { useFormats } from '@coverwright/ui/formats'
import { useCallback, useState } from 'react'
import type { OpenSheet } from './open-sheet'
import { ALL, type Viewing } from './sheet/make-view'
import { type Paste, planPaste } from './sheet/paste'
import { cellAt } from './sheet/selection'
import type { Sheet } from './sheet/sheet'

/** What is done to the rows from the grid, its tools and the panels beside it. */
export function useEditing(opened: OpenSheet, view: (viewing: Viewing) => void) {
  const { selection, sheet } = opened
  const { decimalMark } = useFormats()
  const [refused, setRefused] = useState<Exclude<Paste, { ok: true }> | null>(null)
  const change = useCallback((changes: readonly RowChange[]) => opened.do(changes), [opened])
  const show = useCallback(
    (row: number, column: number) => selection.set(cellAt(row, Math.max(0, column)), undefined, true, true),
    [selection],
  )
  const goTo = useCallback(
    (rowId: number, columnId?: string | null) => {
      if (sheet.isViewed && sheet.showsAt(rowId) < 0) view(ALL)
      const at = columnId === undefined ? selection.get().column : sheet.columns.findIndex(({ id }) => id === columnId)
      whenHere(sheet, rowId, (row) => show(row, at))
    },
    [selection, sheet, show, view],
  )
  const paste = useCallback(
    async (text: string, html: string) => {
      opened.change({ isPasting: true })
      const plan = await planPaste(sheet, selection.selected, { text, html, mark: decimalMark })
      opened.change({ isPasting: false })
      if (!plan.ok) return setRefused(plan)
      change(plan.changes)
      const { bottom, left, right, top } = plan.area
      return selection.set({ row: top, column: left, toRow: bottom, toColumn: right }, undefined, false)
    },
    [change, decimalMark, opened, selection, sheet],
  )
  const replay = useCallback(
    (act: 'undo' | 'redo') => {
      const touched = opened.log[act]()
      if (touched !== null) goTo(touched)
      opened.change({})
    },
    [goTo, opened],
  )
  return { change, goTo, paste, refused, replay, show, forgive: () => setRefused(null) }
}

/** At once, or when the rows have come that are still on their way. */
function whenHere(sheet: Sheet, rowId: number, go: (row: number) => void): void {
  const row = sheet.showsAt(rowId)
  if (row >= 0) return go(row)
  if (sheet.isWhole) return
  const stop = sheet.listen(() => {
    const found = sheet.showsAt(rowId)
    if (found < 0 && !sheet.isWhole) return
    stop()
    if (found >= 0) go(found)
  })
}
