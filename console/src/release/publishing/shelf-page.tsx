import { useFormats } from '@coverwright/ui/formats'
import { ListPage } from '@coverwright/ui/list'
import { useTexts } from '@coverwright/ui/locales'
import { Package, Trash2 } from 'lucide-react'
import { useMemo } from 'react'
import { Button } from '@coverwright/ui/button'
import { useNavigate } from '@coverwright/ui/navigation'
import { settingsOf } from '../../design/products'
import { shelfColumns } from './shelf-columns'
import { useShelfActions } from './use-shelf-actions'
import { useShelf } from './use-publishing'
import './publishing.css'

/** What the company sells: where each product stands, which version, until when. */
export function ShelfPage() {
  const t = useTexts('publishing')
  return <ShelfList title={t('shelf.title')} purpose={t('shelf.purpose')} />
}

/** The same list leads to the publisher of each product. */
export function ShelfList({ title, purpose }: { title: string; purpose: string }) {
  const t = useTexts('publishing')
  const formats = useFormats()
  const navigate = useNavigate()
  const list = useShelf()
  const columns = useMemo(() => shelfColumns(t, formats), [t, formats])
  return (
    <ListPage
      {...list}
      title={title}
      purpose={purpose}
      others={
        <Button icon={<Trash2 size={16} />} onClick={() => navigate('/ContractTrash')}>
          {t('trash.title')}
        </Button>
      }
      columns={columns}
      rowKey={(product) => product.id}
      rowName={(product) => product.name}
      rowHref={(product) => settingsOf(product.id, '/publisher')}
      rowHeight={56}
      search={t('shelf.search')}
      filters={{ status: { label: t('column.state'), says: (status) => t(`status.${status}`) } }}
      rowActions={useShelfActions()}
      countLabel={(count) => t('shelf.count', { count })}
      empty={{
        picture: <Package size={24} />,
        title: t('shelf.empty'),
        about: t('shelf.emptyAbout'),
        action: { label: t('shelf.toProjects'), href: '/project' },
      }}
    />
  )
}
