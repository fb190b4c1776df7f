import type { ProductView } from '@coverwright/contract/design/products'
import type { NeedView } from '@coverwright/contract/release/publishing'
import { useTexts } from '@coverwright/ui/locales'
import type { MenuItem } from '@coverwright/ui/menu'
import { useNavigate } from '@coverwright/ui/navigation'
import { Copy, FilePen, Lock, LockOpen, PackageCheck, Pencil, Rocket, Settings2, Trash2, Users } from 'lucide-react'
import { useToast } from '../../platform/toast'
import { useKeeping } from './use-keeping'
import { useMoveToPrimary } from './use-move-to-primary'
import { settingsOf, useEditCopy } from './use-product'

export type Asking =
  | { about: 'rename' | 'copy' | 'people'; product: ProductView }
  | { about: 'primary'; product: ProductView; missing: readonly NeedView[] }

/** What may be done with a product, as the server says it. */
export function useProductActions(ask: (asking: Asking) => void): (product: ProductView) => MenuItem[] {
  const t = useTexts('products')
  const navigate = useNavigate()
  const withToast = useToast()
  const editCopy = useEditCopy()
  const keeping = useKeeping()
  const moveToPrimary = useMoveToPrimary((product, missing) => ask({ about: 'primary', product, missing }))
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
      ...may('publish', {
        key: 'publish',
        label: t('action.publish'),
        icon: <Rocket />,
        href: settingsOf(product.id, '/publishSettings'),
      }),
      // What was published once is among the products for sale already.
      ...(product.may.includes('sell') && product.state === 'unpublished'
        ? [
            {
              key: 'primary',
              label: t('action.primary'),
              icon: <PackageCheck />,
              onSelect: () => void moveToPrimary(product),
            },
          ]
        : []),
      ...may('lock', {
        key: 'lock',
        label: t('action.lock'),
        icon: <Lock />,
        onSelect: () => void keeping.lock(product),
      }),
      ...may('unlock', {
        key: 'unlock',
        label: t('action.unlock'),
        icon: <LockOpen />,
        onSelect: () => void keeping.unlock(product),
      }),
      ...may('trash', {
        key: 'trash',
        label: t('action.trash'),
        icon: <Trash2 />,
        danger: true,
        onSelect: () => void keeping.trash(product),
      }),
    ]
  }
}
