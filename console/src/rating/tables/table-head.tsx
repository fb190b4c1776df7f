import type { TableVersionView, TableView } from '@coverwright/contract/rating/tables'
import { Button } from '@coverwright/ui/button'
import { useTexts } from '@coverwright/ui/locales'
import { Menu } from '@coverwright/ui/menu'
import { Link } from '@coverwright/ui/navigation'
import { ChevronDown } from 'lucide-react'
import { settingsOf } from '../../design/products'
import { useDaysWords, VersionTag } from './version-words'

type Props = { table: TableView; version: TableVersionView | undefined; onChoose: (id: string) => void }

/** Where one is, which table, which version. */
export function TableHead({ table, version, onChoose }: Props) {
  const t = useTexts('tables')
  const days = useDaysWords()
  return (
    <header className="table-head">
      <div className="table-path">
        <Link href={settingsOf(table.productId, '/setting-page/pricing')}>{t('list.title')}</Link>
        <span aria-hidden="true">/</span>
        <h1 className="cw-cut">{table.name}</h1>
        <code>{table.key}</code>
      </div>
      {version && (
        <Menu
          label={t('page.versions')}
          align="end"
          trigger={(trigger) => (
            <Button {...trigger}>
              <VersionTag version={version} />
              <ChevronDown size={14} />
            </Button>
          )}
          items={table.versions.map((one) => ({
            key: one.id,
            label: <VersionTag version={one} />,
            hint: days(one),
            checked: one.id === version.id,
            onSelect: () => onChoose(one.id),
          }))}
        />
      )}
      {version && <span className="table-days">{days(version)}</span>}
      {table.usedBy.length > 0 && (
        <span className="table-days">
          {t('list.usedBy', { uses: table.usedBy.map(({ title }) => title).join(', ') })}
        </span>
      )}
    </header>
  )
}
