import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { ErrorState, FormSkeleton } from '@coverwright/ui/page'
import { useErrorWords } from '../platform/words'
import { type OpenedProduct, ProductFrame, settingsOf, useProductId } from '../products'
import { RecipeWork } from './recipe-work'
import { useFirstCustomer, useRecipe } from './use-recipe'
import './recipe.css'
import './simulator.css'

/** How a product's price is worked out, step by step, with a customer to try it on beside it. */
export function RecipePage() {
  const t = useTexts('pricing')
  const id = useProductId()
  // Asked for while the product is still on its way: one does not need the other.
  useRecipe(id)
  return (
    <ProductFrame
      head={({ product }) => ({
        title: t('title'),
        purpose: t('purpose'),
        others: (
          <>
            <Link className="cw-link" href={`${settingsOf(product.id, '/setting-page/impact')}&tried=draft`}>
              {t('toImpact')}
            </Link>
            <Link className="cw-link" href={settingsOf(product.id, '/setting-page/pricing')}>
              {t('toTables')}
            </Link>
          </>
        ),
      })}
    >
      {(opened) => <Loaded key={opened.product.id} opened={opened} />}
    </ProductFrame>
  )
}

function Loaded({ opened }: { opened: OpenedProduct }) {
  const words = useErrorWords()
  const { data, error, refetch } = useRecipe(opened.product.id)
  useFirstCustomer(opened.product.id, opened.body.body.pricing !== undefined)
  if (data) return <RecipeWork key={`${data.productId} ${data.bodyNumber}`} view={data} opened={opened} />
  return (
    <div className="cw-card product-waiting">
      {error ? <ErrorState about={words(error)} onRetry={() => void refetch()} /> : <FormSkeleton fields={6} />}
    </div>
  )
}
