import type { ProductView } from '@coverwright/contract/design/products'
import { useTexts } from '@coverwright/ui/locales'
import { useState } from 'react'
import { PeopleDialog } from './people-dialog'

/** Opens who works on this product. */
export function PeopleButton({ product }: { product: ProductView }) {
  const t = useTexts('products')
  const [isOpen, setIsOpen] = useState(false)
  if (!product.may.includes('people')) return null
  return (
    <>
      <button type="button" className="cw-link" onClick={() => setIsOpen(true)}>
        {t('action.people')}
      </button>
      {isOpen && <PeopleDialog product={product} onClose={() => setIsOpen(false)} />}
    </>
  )
}
