import { useTexts } from '@coverwright/ui/locales'
import { Loaded } from '@coverwright/ui/page'
import { useErrorWords } from '../../platform/words'
import { ProductFrame } from '../products'
import { PlansEditor } from './plans-editor'
import { usePlans } from './use-plans'
import './plans.css'

/** What can be bought: plans side by side, their add-ons and their declarations. */
export function PlansPage() {
  const t = useTexts('plans')
  return (
    <ProductFrame head={{ title: t('title'), purpose: t('purpose') }}>
      {({ product }) => <Plans key={product.id} productId={product.id} />}
    </ProductFrame>
  )
}

function Plans({ productId }: { productId: string }) {
  return (
    <Loaded asked={usePlans(productId)} words={useErrorWords()}>
      {(view) => <PlansEditor view={view} />}
    </Loaded>
  )
}
