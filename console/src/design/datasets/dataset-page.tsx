import type { DatasetView } from '@coverwright/contract/design/datasets'
import { Button } from '@coverwright/ui/button'
import { useTexts } from '@coverwright/ui/locales'
import { useNavigate } from '@coverwright/ui/navigation'
import { EmptyState, ListSkeleton, Loaded } from '@coverwright/ui/page'
import { useLocation } from '@tanstack/react-router'
import { Input } from 'antd'
import { Link2, Plus, SearchX } from 'lucide-react'
import { useState } from 'react'
import { useErrorWords } from '../../platform/words'
import { ProductFrame, settingsOf } from '../products'
import { ExtraDialog } from './extra-dialog'
import { NameTable } from './name-table'
import { useDataset } from './use-datasets'
import './datasets.css'

/** Everything that a product knows about a customer: where it comes from, what it holds, where it is used. */
export function DatasetPage() {
  const t = useTexts('datasets')
  const navigate = useNavigate()
  return (
    <ProductFrame
      head={({ product }) => ({
        title: t('title'),
        purpose: t('purpose'),
        others: (
          <Button icon={<Link2 />} onClick={() => navigate(settingsOf(product.id, '/setData'))}>
            {t('bindings.open')}
          </Button>
        ),
      })}
    >
      {({ product }) => <Dataset key={product.id} productId={product.id} currency={product.currency} />}
    </ProductFrame>
  )
}

function Dataset({ productId, currency }: { productId: string; currency: string }) {
  return (
    <Loaded asked={useDataset(productId)} words={useErrorWords()} waiting={<ListSkeleton />}>
      {(view) => <Names view={view} currency={currency} />}
    </Loaded>
  )
}

function Names({ view, currency }: { view: DatasetView; currency: string }) {
  const t = useTexts('datasets')
  const asked = useLocation().search as { search?: unknown }
  const [search, setSearch] = useState(typeof asked.search === 'string' ? asked.search : '')
  const [edited, setEdited] = useState<string | null>()
  const wanted = search.trim().toLowerCase()
  const found = view.names.filter(({ name, title }) => `${name} ${title}`.toLowerCase().includes(wanted))
  const mayEdit = view.may.includes('edit')
  return (
    <>
      <div className="dataset-bar">
        <Input
          className="dataset-search"
          aria-label={t('search')}
          placeholder={t('search')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <span className="dataset-quiet cw-num" role="status">
          {t('count', { count: found.length })}
        </span>
        {mayEdit && (
          <Button type="primary" icon={<Plus />} onClick={() => setEdited(null)}>
            {t('extra.add')}
          </Button>
        )}
      </div>
      {view.names.length > 0 && found.length === 0 ? (
        <div className="cw-card">
          <EmptyState picture={<SearchX size={24} />} title={t('noHit.title', { search })} about={t('noHit.about')} />
        </div>
      ) : (
        <NameTable names={found} view={view} {...(mayEdit ? { onEdit: setEdited } : {})} />
      )}
      {edited !== undefined && (
        <ExtraDialog {...{ view, currency }} name={edited} onClose={() => setEdited(undefined)} />
      )}
    </>
  )
}
