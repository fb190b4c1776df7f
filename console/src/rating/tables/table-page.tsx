import type { TableVersionView, TableView } from '@coverwright/contract/rating/tables'
import { useTexts } from '@coverwright/ui/locales'
import { useNavigate } from '@coverwright/ui/navigation'
import { EmptyState, ErrorState, ListSkeleton } from '@coverwright/ui/page'
import { Table2 } from 'lucide-react'
import { useTellPlace } from '../../platform/place'
import { RefusedCall } from '../../platform/wire'
import { useErrorWords } from '../../platform/words'
import { settingsOf, useOpenedProduct } from '../../design/products'
import { TableEditor } from './table-editor'
import { TableHead } from './table-head'
import { tableAt, useTable, useTablePlace } from './use-tables'
import './tables.css'
import './actuary.css'

/** One table of a product, one version of it at a time: `?product=…&table=…&version=…`. */
export function TablePage() {
  const t = useTexts('tables')
  const words = useErrorWords()
  const navigate = useNavigate()
  const place = useTablePlace()
  const { data: table, error, refetch } = useTable(place.table)
  const product = useOpenedProduct(table?.productId).data?.product
  useTellPlace(product ? { label: product.name, href: settingsOf(product.id), thing: table?.name } : null)
  if (!place.table || (error instanceof RefusedCall && error.code === 'tables.notFound'))
    return (
      <div className="cw-card">
        <EmptyState
          picture={<Table2 size={24} />}
          title={t('page.none')}
          about={t('page.noneAbout')}
          action={{
            label: t('page.toTables'),
            href: place.product ? settingsOf(place.product, '/setting-page/pricing') : '/project',
          }}
        />
      </div>
    )
  if (!table)
    return (
      <div className="cw-card">
        {error ? <ErrorState about={words(error)} onRetry={() => void refetch()} /> : <ListSkeleton rows={12} />}
      </div>
    )
  const version = versionOf(table, place.version)
  const choose = (id: string) => navigate(tableAt(table.productId, table.id, id))
  return (
    <div className="table-page">
      <TableHead table={table} version={version} onChoose={choose} />
      {version && <TableEditor key={version.id} table={table} version={version} onChoose={choose} />}
    </div>
  )
}

/** The one that was asked for; else the draft that is being worked on, what is in force, or the newest. */
function versionOf({ versions }: TableView, asked: string | undefined): TableVersionView | undefined {
  return (
    versions.find(({ id }) => id === asked) ??
    versions.find(({ state }) => state === 'draft') ??
    versions.find(({ state }) => state === 'active') ??
    versions[0]
  )
}
