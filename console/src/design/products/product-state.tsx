import type { ProductView } from '@coverwright/contract/design/products'
import { useTexts } from '@coverwright/ui/locales'
import { StateTag } from '@coverwright/ui/state-tag'

const tones = { live: 'success', prelive: 'info', offline: 'neutral', draft: 'neutral' } as const

/** Where it can be reached now, and which version: live, on pre-live, nowhere any more, or a draft as yet. */
export function ProductState({ product }: { product: ProductView }) {
  const t = useTexts('products')
  const { standing, bodyState, bodyNumber } = product
  const where = standing?.environment ?? (bodyState === 'draft' ? 'draft' : 'offline')
  return <StateTag tone={tones[where]}>{t(`standing.${where}`, { number: standing?.number ?? bodyNumber })}</StateTag>
}
