import type { RecipeView } from '@coverwright/contract/rating/pricing'
import { Button } from '@coverwright/ui/button'
import { useTexts } from '@coverwright/ui/locales'
import { EmptyState } from '@coverwright/ui/page'
import { Calculator } from 'lucide-react'
import type { OpenedProduct } from '../../design/products'
import { useToast } from '../../platform/toast'
import { AskKeysCard } from '../tables'
import { useAddSumInsured } from './use-recipe'

type Props = { view: RecipeView; opened: OpenedProduct; onBlank: (() => void) | null }

/** Nothing can be proposed yet: what is missing, and the shortest way to it. */
export function NoRecipe({ view, opened, onBlank }: Props) {
  const t = useTexts('pricing')
  const withToast = useToast()
  const { mutateAsync, isPending } = useAddSumInsured()
  const { productId, revision, currency, lacksAmount } = view
  const hasTables = view.tables.some(({ use }) => use === 'pricing')
  const add = () =>
    void withToast(() => mutateAsync({ productId, baseRevision: revision }), { text: t('empty.amountAdded') })
  const toTables = { label: t('empty.tables'), href: `/setting-page/pricing?product=${productId}` }
  const isAdding = lacksAmount && onBlank !== null
  return (
    <>
      {hasTables && <AskKeysCard opened={opened} />}
      <div className="cw-card">
        <EmptyState
          picture={<Calculator size={24} />}
          title={t('empty.title')}
          about={t(isAdding ? 'empty.noAmount' : hasTables ? 'empty.noStart' : 'empty.about', { currency })}
          action={isAdding ? { label: t('empty.addAmount'), onSelect: add, isBusy: isPending } : toTables}
          others={onBlank && <Button onClick={onBlank}>{t('empty.blank')}</Button>}
        />
      </div>
    </>
  )
}
