import type { DesignView } from '@coverwright/contract/selling/policy-numbers'
import { useFormats } from '@coverwright/ui/formats'
import { ListPage } from '@coverwright/ui/list'
import { useTexts } from '@coverwright/ui/locales'
import { Hash, Plus, Trash2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useDelete } from '../../platform/toast'
import { useProductId } from '../../design/products'
import { ConnectStrip } from './connect-strip'
import { CreateDialog } from './create-dialog'
import { designColumns } from './design-columns'
import { DesignPanel } from './design-panel'
import { useDeleteDesign, useDesignList } from './use-policy-numbers'
import './policy-numbers.css'

/** How policies are numbered: the designs, how far each is used, and which products take from it. */
export function NumbersPage() {
  const t = useTexts('policy-numbers')
  const formats = useFormats()
  const list = useDesignList()
  const [isCreating, setCreating] = useState(false)
  const productId = useProductId()
  const remove = useRemoveDesign()
  const columns = useMemo(() => designColumns(t, formats), [t, formats])
  const create = { act: 'create', label: t('create.open'), icon: <Plus />, onSelect: () => setCreating(true) }
  return (
    <>
      {productId && <ConnectStrip productId={productId} />}
      <ListPage
        {...list}
        title={t('title')}
        purpose={t('purpose')}
        action={create}
        filters={{ status: { label: t('title'), any: t('all'), says: (status) => t(`status.${status}`) } }}
        columns={columns}
        rowKey={(design) => design.id}
        rowName={(design) => design.title}
        search={t('search')}
        open={(design) => <DesignPanel key={design.id} view={design} />}
        openAt="side"
        rowActions={(design) =>
          design.may.includes('delete')
            ? [
                {
                  key: 'delete',
                  label: t('delete.verb'),
                  icon: <Trash2 />,
                  danger: true,
                  onSelect: () => void remove(design),
                },
              ]
            : []
        }
        countLabel={(count) => t('count', { count })}
        empty={{
          picture: <Hash size={24} />,
          title: t('empty.title'),
          about: t('empty.about'),
        }}
      />
      {isCreating && <CreateDialog onClose={() => setCreating(false)} />}
    </>
  )
}

function useRemoveDesign() {
  const t = useTexts('policy-numbers')
  const remove = useDelete()
  const gone = useDeleteDesign()
  return ({ id, title }: DesignView) =>
    remove({ name: title, verb: t('delete.verb'), keeps: t('delete.keeps'), work: () => gone.mutateAsync({ id }) })
}
