import type { Unpriced } from '@coverwright/rules/rating/product-tests'
import { useTexts } from '@coverwright/ui/locales'
import { type OpenedProduct, settingsOf } from '../../design/products'
import type { Tried } from './change-card'
import { type BookTable, draftOf } from './use-book-tables'

/** Where what stopped a price can be mended: the table in the version that was tried, or the step of the recipe. */
export function useReasonPlace({ product, body }: OpenedProduct, tables: readonly BookTable[], tried: Tried) {
  const t = useTexts('product-tests')
  const recipe = body.body.pricing
  return ({ values, step }: Pick<Unpriced, 'values' | 'step'>): { label: string; href: string } | null => {
    const found = tables.find(({ table }) => table.id === values.table)
    if (found) {
      const version = tried === 'drafts' ? draftOf(found.view)?.id : undefined
      const href = `${settingsOf(product.id, '/setting-page/table')}&table=${found.view.id}`
      return {
        label: t('unpriced.openTable', { table: found.table.name }),
        href: version ? `${href}&version=${version}` : href,
      }
    }
    if (step === null) return null
    const title = recipe?.steps.find(({ name }) => name === step)?.title || step
    const href = `${settingsOf(product.id, '/setting-page/recipe')}&step=${encodeURIComponent(step)}`
    return { label: t('unpriced.openStep', { title }), href }
  }
}
