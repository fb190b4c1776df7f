import type { ProductView } from '@coverwright/contract/design/products'
import { useTexts } from '@coverwright/ui/locales'
import { StateTag } from '@coverwright/ui/state-tag'

/** For sale or not yet. */
export function ProductState({ product }: { product: ProductView }) {
  const t = useTexts('products')
  return <StateTag tone={product.state === 'published' ? 'success' : 'neutral'}>{t(`state.${product.state}`)}</StateTag>
}
