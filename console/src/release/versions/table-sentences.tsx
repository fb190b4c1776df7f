import type { HistoryEntry } from '@coverwright/contract/release/versions'
import { useTexts } from '@coverwright/ui/locales'

type Props = { entry: Extract<HistoryEntry, { kind: 'table' }> }

/** What was done to a rate table, cell by cell. */
export function TableSentences({ entry: { cells, rowsAdded, rowsRemoved, more } }: Props) {
  const t = useTexts('versions')
  return (
    <ul className="history-sentences">
      {cells.map((cell, at) => (
        <li key={at}>{t(cell.row ? 'cell.changed' : 'cell.somewhere', cell)}</li>
      ))}
      {rowsAdded > 0 && <li>{t('cell.rowsAdded', { count: rowsAdded })}</li>}
      {rowsRemoved > 0 && <li>{t('cell.rowsRemoved', { count: rowsRemoved })}</li>}
      {more > 0 && <li>{t('cell.many', { count: more })}</li>}
    </ul>
  )
}
