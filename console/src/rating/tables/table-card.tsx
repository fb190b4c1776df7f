import type { TableVersionView, TableView } from '@coverwright/contract/rating/tables'
import { Button } from '@coverwright/ui/button'
import { askFirst } from '@coverwright/ui/confirm'
import { useTexts } from '@coverwright/ui/locales'
import { Menu } from '@coverwright/ui/menu'
import { Link } from '@coverwright/ui/navigation'
import { StateTag } from '@coverwright/ui/state-tag'
import { toast } from '@coverwright/ui/toast'
import { Ellipsis, Pencil, Table2, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useErrorWords } from '../../platform/words'
import { checkCounts, countKey } from './check-counts'
import { NameDialog } from './name-dialog'
import { tableAt, useCheck, useDeleteTable } from './use-tables'
import { useDaysWords, VersionTag } from './version-words'

const MOST_VERSIONS = 4

/** One table: what it is called, its versions, whether anything is wrong, and who asks it. */
export function TableCard({ table }: { table: TableView }) {
  const t = useTexts('tables')
  const [isNaming, setNaming] = useState(false)
  const { key, name, productId, usedBy, versions } = table
  return (
    <article className="cw-card tables-card">
      <header>
        <span className="tables-icon">
          <Table2 size={18} />
        </span>
        <div className="tables-words">
          <h3>
            <Link className="cw-cut" href={tableAt(productId, table.id)}>
              {name}
            </Link>
          </h3>
          <p className="cw-cut">
            <code>{key}</code> · {t('list.columns', { count: table.columns.length })} ·{' '}
            {usedBy.length > 0
              ? t('list.usedBy', { uses: usedBy.map(({ title }) => title).join(', ') })
              : t('list.unused')}
          </p>
        </div>
        {table.may.length > 0 && <CardMenu table={table} onName={() => setNaming(true)} />}
      </header>
      <ul>
        {versions.slice(0, MOST_VERSIONS).map((version) => (
          <li key={version.id}>
            <VersionLine href={tableAt(productId, table.id, version.id)} version={version} />
          </li>
        ))}
      </ul>
      {versions.length > MOST_VERSIONS && (
        <p className="tables-more">{t('list.moreVersions', { count: versions.length - MOST_VERSIONS })}</p>
      )}
      {isNaming && <NameDialog table={table} onClose={() => setNaming(false)} />}
    </article>
  )
}

function VersionLine({ href, version }: { href: string; version: TableVersionView }) {
  const t = useTexts('tables')
  const days = useDaysWords()
  const isUnknown = version.check === null && version.rowCount > 0
  const { data, isFetching } = useCheck(version.id, isUnknown)
  const counts = checkCounts(version, isUnknown ? data : undefined)
  return (
    <Link className="tables-version" href={href}>
      <VersionTag version={version} />
      <span className="tables-days">{days(version)}</span>
      <span className="cw-num">{t('list.rows', { count: version.rowCount })}</span>
      {!counts && isFetching && <StateTag tone="neutral">{t('list.checking')}</StateTag>}
      {counts &&
        (counts.all === 0 ? (
          <StateTag tone="success">{t('list.sound')}</StateTag>
        ) : (
          <StateTag tone={counts.hard > 0 ? 'danger' : 'warning'}>
            {t(countKey(counts), { count: counts.all })}
          </StateTag>
        ))}
    </Link>
  )
}

function CardMenu({ table, onName }: { table: TableView; onName: () => void }) {
  const t = useTexts('tables')
  const words = useErrorWords()
  const { mutate } = useDeleteTable()
  const remove = async () => {
    const title = t('list.deleteAsk', { name: table.name })
    const loses = [t('list.deleteLoses', { count: table.versions.length })]
    const keeps = t('list.deleteKeeps')
    if (!(await askFirst({ about: 'act', title, loses, keeps, verb: t('list.delete'), isDanger: true }))) return
    mutate(
      { id: table.id },
      {
        onSuccess: () => toast({ text: t('list.deleted', { name: table.name }) }),
        onError: (error) => toast({ text: words(error), tone: 'danger' }),
      },
    )
  }
  const used = table.usedBy.map(({ title }) => title).join(', ')
  return (
    <Menu
      label={t('list.more', { name: table.name })}
      align="end"
      trigger={(trigger) => (
        <Button
          {...trigger}
          type="text"
          icon={<Ellipsis size={15} />}
          aria-label={t('list.more', { name: table.name })}
        />
      )}
      items={[
        { key: 'name', label: t('acts.rename'), icon: <Pencil size={15} />, onSelect: onName },
        {
          key: 'delete',
          label: t('list.delete'),
          icon: <Trash2 size={15} />,
          danger: true,
          onSelect: () => void remove(),
          ...(used && { blocked: t('list.usedBy', { uses: used }) }),
        },
      ]}
    />
  )
}
