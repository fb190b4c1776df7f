import { Card } from '@coverwright/ui/card'
import { useTexts } from '@coverwright/ui/locales'
import { ArrowRight } from 'lucide-react'
import type { Compared } from './compared'

/** One rate table, cell by cell. */
export function CellsCard({ table }: { table: Compared['tables'][number] }) {
  const t = useTexts('publishing')
  const { name, added, gone, changed, cells, more } = table
  return (
    <Card title={name} beside={t('cells.counts', { added, gone, changed })}>
      <ul className="cells">
        {cells.map((cell, at) => (
          <li key={at}>
            <span className="cw-cut">{cell.row}</span>
            <small>{cell.column}</small>
            <span className="change-values">
              <del>{cell.before || '–'}</del>
              <ArrowRight size={12} aria-label={t('changes.becomes')} />
              <ins>{cell.after || '–'}</ins>
            </span>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="publish-none">{t('cells.more', { count: more })}</p>}
    </Card>
  )
}
