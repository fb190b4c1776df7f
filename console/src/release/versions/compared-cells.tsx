import type { ComparedVersions } from '@coverwright/contract/release/versions'
import { useTexts } from '@coverwright/ui/locales'

/** Rate tables of two published versions, cell by cell. */
export function ComparedCells({ tables }: { tables: ComparedVersions['tables'] }) {
  const t = useTexts('versions')
  return tables.map(({ name, added, gone, cells, more }) => (
    <section key={name}>
      <h3>{name}</h3>
      <ul className="history-sentences">
        {cells.map((cell, at) => (
          <li key={at}>{t(cell.row ? 'cell.changed' : 'cell.somewhere', cell)}</li>
        ))}
        {added > 0 && <li>{t('cell.rowsAdded', { count: added })}</li>}
        {gone > 0 && <li>{t('cell.rowsRemoved', { count: gone })}</li>}
        {more > 0 && <li>{t('more', { count: more })}</li>}
      </ul>
    </section>
  ))
}
