import type { ProductView } from '@coverwright/contract/design/products'
import { needOperations, type NeedView, publisherOperations } from '@coverwright/contract/release/publishing'
import { useTexts } from '@coverwright/ui/locales'
import { useWrite } from '../../platform/queries'
import { useToast } from '../../platform/toast'
import { RefusedCall } from '../../platform/wire'

type Missing = (product: ProductView, missing: readonly NeedView[]) => void

/** Moves a project to the products for sale, or tells what its business logic lacks. */
export function useMoveToPrimary(onMissing: Missing) {
  const t = useTexts('products')
  const withToast = useToast()
  const move = useWrite(needOperations.moveToPrimary, { refreshes: [publisherOperations.listForSale] })
  const run = (product: ProductView) =>
    withToast(
      () =>
        move.mutateAsync({ productId: product.id }).catch((error: unknown) => {
          if (error instanceof RefusedCall && error.code === 'publishing.logicIncomplete')
            onMissing(product, error.current as NeedView[])
          throw error
        }),
      { text: t('primary.done', { name: product.name }) },
    )
  return run
}
