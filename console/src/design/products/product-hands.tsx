import type { ProductView } from '@coverwright/contract/design/products'
import { Avatar } from '@coverwright/ui/avatar'
import { useTexts } from '@coverwright/ui/locales'
import { Lock } from 'lucide-react'

/** In whose hands a product is now: who has locked it, or who is editing its form. */
export function ProductHands({ product: { editing, lock } }: { product: ProductView }) {
  const t = useTexts('products')
  if (lock)
    return (
      <span className="product-hands">
        <Lock size={14} />
        <span className="cw-cut">{t('hands.locked', { name: lock.name || t('hands.somebody') })}</span>
      </span>
    )
  if (!editing) return null
  const name = editing.name || t('hands.somebody')
  return (
    <span className="product-hands">
      <Avatar name={name} size={20} />
      <span className="cw-cut">{editing.isMe ? t('hands.you') : name}</span>
    </span>
  )
}
