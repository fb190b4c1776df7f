import { useTexts } from '@coverwright/ui/locales'
import { toast } from '@coverwright/ui/toast'
import { useMemo } from 'react'
import type { OpenSheet } from './open-sheet'
import type { Conflict } from './sheet/catch-up'
import type { useEditing } from './use-editing'

type Parts = Pick<ReturnType<typeof useEditing>, 'paste' | 'replay'> & {
  opened: OpenSheet
  onFind: (isFinding: boolean) => void
}

/** What the grid asks of whoever shows it; the same as long as the sheet is, so that the grid is not drawn anew. */
export function useGridActs({ opened, paste, replay, onFind }: Parts) {
  const t = useTexts('tables')
  return useMemo(
    () => ({
      onUndo: () => replay('undo'),
      onRedo: () => replay('redo'),
      onFind: () => onFind(true),
      onPaste: (text: string, html: string) => void paste(text, html),
      onEarly: () => toast({ text: t('grid.stillLoading') }),
      onWant: (place: number) => opened.loader.want(place),
      onCrossed: (conflict: Conflict) => opened.ask(conflict),
    }),
    [opened, paste, replay, onFind, t],
  )
}
