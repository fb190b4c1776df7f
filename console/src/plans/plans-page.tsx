import { useTexts } from '@coverwright/ui/locales'
import { ErrorState, FormSkeleton } from '@coverwright/ui/page'
import { useErrorWords } from '../platform/words'
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
  const words = useErrorWords()
  const { data, error, refetch } = usePlans(productId)
  if (data) return <PlansEditor view={data} />
  return (
    <div className="cw-card plans-waiting">
      {error ? <ErrorState about={words(error)} onRetry={() => void refetch()} /> : <FormSkeleton fields={6} />}
    </div>
  )
}
