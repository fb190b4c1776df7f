import type { TableColumn } from '@coverwright/rules/rating/pricing'
import { useTexts } from '@coverwright/ui/locales'
import { useCallback } from 'react'
import { ColumnEdge } from './column-edge'
import { ColumnHead } from './column-head'
import type { Across } from './grid-columns'
import type { Viewing } from './sheet/make-view'

type Parts = {
  columns: readonly TableColumn[]
  across: Across
  setWidth: (id: string, width: number) => void
  keep: () => void
  fit: (at: number) => void
  isWhole: boolean
  viewing: Viewing
  view: (viewing: Viewing) => void
  onColumns: (() => void) | false
}

/** Titles of columns, drawn again only when something about columns or views is another. */
export function useColumnHeads(parts: Parts) {
  const { across, columns, fit, isWhole, keep, onColumns, setWidth, view, viewing } = parts
  const t = useTexts('tables')
  return useCallback(
    (at: number) => {
      const column = columns[at]
      if (!column) return null
      const blocked = isWhole ? undefined : t('grid.stillLoading')
      return (
        <>
          <ColumnHead
            {...{ at, blocked, column, viewing }}
            onView={view}
            onFit={() => fit(at)}
            onColumns={onColumns || undefined}
          />
          <ColumnEdge
            title={column.title}
            width={across.widths[at] as number}
            onWidth={(width) => setWidth(column.id, width)}
            onDone={keep}
            onFit={() => fit(at)}
          />
        </>
      )
    },
    [across, columns, fit, isWhole, keep, onColumns, setWidth, t, view, viewing],
  )
}
