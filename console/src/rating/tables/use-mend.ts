import type { MendView } from '@coverwright/contract/rating/tables'
import { isValueColumn } from '@coverwright/rules/rating/pricing'
import { useTexts } from '@coverwright/ui/locales'
import { toast } from '@coverwright/ui/toast'
import { useCallback, useEffect, useRef } from 'react'
import type { OpenSheet } from './open-sheet'
import { firstRowOf } from './sheet/changes'
import { ALL, type Viewing } from './sheet/make-view'
import { mendChanges } from './sheet/mend-changes'

type Parts = {
  opened: OpenSheet
  isChecking: boolean
  view: (viewing: Viewing) => void
  goTo: (rowId: number, columnId?: string | null) => void
}

/** Mends a finding by one press, and leads to where it was done: into the value that a new row still lacks. */
export function useMend({ goTo, isChecking, opened, view }: Parts) {
  const t = useTexts('tables')
  const { sheet } = opened
  const mend = (chosen: MendView) => {
    // What was found is about the rows as they were saved: whatever was done since may have mended it already.
    if (isChecking || opened.get().saving !== 'saved') return toast({ text: t('problems.checking') })
    if (!sheet.isWhole) return toast({ text: t('grid.stillLoading') })
    const changes = mendChanges(sheet, chosen)
    const [first] = changes ?? []
    if (!changes || !first) return toast({ text: t('mend.stale') })
    const edit = chosen.edits[0]
    if (edit?.kind === 'insert' && sheet.isViewed) view(ALL)
    opened.do(changes)
    if (edit?.kind === 'set') goTo(edit.row, sheet.columns[edit.at]?.id ?? null)
    if (edit?.kind === 'insert') goTo(firstRowOf(first), sheet.columns.find(isValueColumn)?.id ?? null)
  }
  const latest = useRef(mend)
  useEffect(() => void (latest.current = mend))
  /** Always the same function: a long list that is given it is not drawn anew with every key. */
  return useCallback((chosen: MendView) => void latest.current(chosen), [])
}
