import { useTexts } from '@coverwright/ui/locales'
import { Loaded } from '@coverwright/ui/page'
import { useErrorWords } from '../../platform/words'
import { ProductFrame } from '../products'
import { CheckoutEditor } from './checkout-editor'
import { useCheckout } from './use-checkout'
import './checkout.css'

/** What a product is sold on: its cover in days, its promise, its end, and what others earn by it. */
export function CheckoutPage() {
  const t = useTexts('checkout')
  return (
    <ProductFrame head={{ title: t('title'), purpose: t('purpose') }}>
      {({ product }) => <Checkout key={product.id} productId={product.id} />}
    </ProductFrame>
  )
}

function Checkout({ productId }: { productId: string }) {
  return (
    <Loaded asked={useCheckout(productId)} words={useErrorWords()}>
      {(view) => <CheckoutEditor view={view} />}
    </Loaded>
  )
}
