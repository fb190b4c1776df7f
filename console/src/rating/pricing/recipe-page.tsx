import { useTexts } from '@coverwright/ui/locales'
import { Loaded } from '@coverwright/ui/page'
import { useErrorWords } from '../../platform/words'
import { type OpenedProduct, ProductFrame, useProductId } from '../../design/products'
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
    <ProductFrame head={{ title: t('title'), purpose: t('purpose') }}>
      {(opened) => <Opened key={opened.product.id} opened={opened} />}
    </ProductFrame>
  )
}

function Opened({ opened }: { opened: OpenedProduct }) {
  useFirstCustomer(opened.product.id, opened.body.body.pricing !== undefined)
  const asked = useRecipe(opened.product.id)
  // The recipe of the version before is on its way out: a step opened in it would close at once.
  const isOutdated = asked.isFetching && asked.data?.bodyNumber !== opened.body.number
  const { error, refetch } = asked
  return (
    <Loaded asked={{ data: isOutdated ? undefined : asked.data, error, refetch }} words={useErrorWords()}>
      {(view) => <RecipeWork key={`${view.productId} ${view.bodyNumber}`} view={view} opened={opened} />}
    </Loaded>
  )
}
