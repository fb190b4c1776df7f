import type { ProductView } from '@coverwright/contract/design/products'
import { useTexts } from '@coverwright/ui/locales'
import type { MenuItem } from '@coverwright/ui/menu'
import { useNavigate } from '@coverwright/ui/navigation'
import { Copy, FilePen, Pencil, Settings2, Users } from 'lucide-react'
import { useToast } from '../../platform/toast'
import { settingsOf, useEditCopy } from './use-product'

export type Asking = { about: 'create' } | { about: 'rename' | 'copy' | 'people'; product: ProductView }

/** What may be done with a product, as the server says it. */
export function useProductActions(ask: (asking: Asking) => void): (product: ProductView) => MenuItem[] {
  const t = useTexts('products')
  const navigate = useNavigate()
  const withToast = useToast()
  const editCopy = useEditCopy()
  const startDraft = async (product: ProductView) => {
    const isDone = await withToast(() => editCopy.mutateAsync({ productId: product.id }), {
      text: t('done.editCopy', { number: product.bodyNumber + 1 }),
    })
    if (isDone) navigate(settingsOf(product.id))
  }
  return (product) => {
    const may = (deed: ProductView['may'][number], item: MenuItem): MenuItem[] =>
      product.may.includes(deed) ? [item] : []
    return [
      { key: 'open', label: t('action.open'), icon: <Settings2 />, href: settingsOf(product.id) },
      ...may('editCopy', {
        key: 'editCopy',
        label: t('action.editCopy'),
        icon: <FilePen />,
        onSelect: () => void startDraft(product),
      }),
      ...may('rename', {
        key: 'rename',
        label: t('action.rename'),
        icon: <Pencil />,
        onSelect: () => ask({ about: 'rename', product }),
      }),
      ...may('people', {
        key: 'people',
        label: t('action.people'),
        icon: <Users />,
        onSelect: () => ask({ about: 'people', product }),
      }),
      ...may('copy', {
        key: 'copy',
        label: t('action.copy'),
        icon: <Copy />,
        onSelect: () => ask({ about: 'copy', product }),
      }),
    ]
  }
}
