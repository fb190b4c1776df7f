import { Button } from '@coverwright/ui/button'
import { versionOperations } from '@coverwright/contract/release/versions'
import { useFormats } from '@coverwright/ui/formats'
import { ListPage } from '@coverwright/ui/list'
import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { Package, Plus, Trash2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useMayCall } from '../../platform/me'
import { NameDialog } from './name-dialog'
import { PeopleDialog } from './people-dialog'
import { PrimaryDialog } from './primary-dialog'
import { productColumns } from './product-columns'
import { ProductTile } from './product-tile'
import { TrashDialog } from './trash-dialog'
import { type Asking, useProductActions } from './use-product-actions'
import { settingsOf, useProductList } from './use-product'
import { useProductFilters } from './use-product-filters'
import './products.css'

/** What the company is designing and selling, one line or one card each. */
export function ProjectPage() {
  const t = useTexts('products')
  const formats = useFormats()
  const list = useProductList()
  const [asking, setAsking] = useState<Asking>()
  const columns = useMemo(() => productColumns(t, formats), [t, formats])
  const actions = useProductActions(setAsking)
  const [isTrashOpen, setTrashOpen] = useState(false)
  const create = {
    act: 'create',
    label: t('create.open'),
    icon: <Plus />,
    href: '/pre-build',
  }
  const mayImport = useMayCall(versionOperations.importProduct)
  const close = () => setAsking(undefined)
  return (
    <>
      <ListPage
        {...list}
        title={t('title')}
        purpose={t('purpose')}
        action={create}
        columns={columns}
        rowKey={(product) => product.id}
        rowName={(product) => product.name}
        rowHref={(product) => settingsOf(product.id)}
        rowHeight={56}
        search={t('search')}
        filters={useProductFilters()}
        rowActions={actions}
        card={(product) => <ProductTile product={product} actions={actions(product)} />}
        others={
          <>
            {mayImport && (
              <Link className="cw-link" href="/setting-page/bring-in">
                {t('create.import')}
              </Link>
            )}
            <Link className="cw-link" href="/groupProject">
              {t('groups.title')}
            </Link>
            <Button icon={<Trash2 size={14} />} onClick={() => setTrashOpen(true)}>
              {t('trash.title')}
            </Button>
          </>
        }
        countLabel={(count) => t('count', { count })}
        empty={{
          picture: <Package size={24} />,
          title: t('empty.title'),
          about: t('empty.about'),
        }}
      />
      {isTrashOpen && <TrashDialog onClose={() => setTrashOpen(false)} />}
      {asking?.about === 'people' && <PeopleDialog product={asking.product} onClose={close} />}
      {asking?.about === 'primary' && (
        <PrimaryDialog product={asking.product} missing={asking.missing} onClose={close} />
      )}
      {asking && (asking.about === 'rename' || asking.about === 'copy') && (
        <NameDialog about={asking.about} product={asking.product} onClose={close} />
      )}
    </>
  )
}
