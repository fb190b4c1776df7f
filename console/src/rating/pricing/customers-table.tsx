import type { CustomerView, RecipeView } from '@coverwright/contract/rating/pricing'
import type { BodyView } from '@coverwright/contract/design/products'
import type { Recipe } from '@coverwright/rules/rating/pricing'
import { Button } from '@coverwright/ui/button'
import { useTexts } from '@coverwright/ui/locales'
import { EmptyState } from '@coverwright/ui/page'
import { Dices, UserPlus, Users } from 'lucide-react'
import { useToast } from '../../platform/toast'
import { BookSource, useBookChoice } from '../portfolios'
import { CustomerRows } from './customer-rows'
import { HeldNote } from './held-note'
import type { People } from './people'
import { useMakeCustomers } from './use-recipe'

type Props = {
  view: RecipeView
  body: BodyView
  recipe: Recipe
  people: People
  onPeople: (people: People) => void
  onTry: (at: number) => void
}

const MANY = 20

/** Customers of the company's book, or made up, one or twenty at a time: who gets which price, who gets none, and what sets each apart. */
export function CustomersTable({ view, body, recipe, people, onPeople, onTry }: Props) {
  const t = useTexts('pricing')
  const withToast = useToast()
  const make = useMakeCustomers()
  const choice = useBookChoice(view.productId)
  const { list } = people
  const roll = (count: number, kept: readonly CustomerView[]) =>
    withToast(async () => {
      const seed = Math.floor(Math.random() * 2 ** 31)
      const from = choice.portfolio && { portfolioId: choice.portfolio.id }
      const made = await make.mutateAsync({ productId: view.productId, recipe, count, seed, ...from })
      onPeople({ list: [...made.customers, ...kept], held: made.held, at: null })
    })
  const one = (
    <Button icon={<UserPlus size={16} />} disabled={make.isPending} onClick={() => void roll(1, list)}>
      {t(list.length === 0 ? 'customers.one' : 'customers.oneMore')}
    </Button>
  )
  const source = <BookSource productId={view.productId} choice={choice} />
  if (list.length === 0)
    return (
      <EmptyState
        picture={<Users size={24} />}
        title={t('customers.none')}
        about={t('customers.noneAbout')}
        action={{
          label: t('customers.make', { count: MANY }),
          onSelect: () => void roll(MANY, []),
          isBusy: make.isPending,
        }}
        others={
          <>
            {one}
            {source}
          </>
        }
      />
    )
  const priced = list.filter(({ yearly }) => yearly !== null).length
  return (
    <>
      <div className="customers-head">
        <span>{t('customers.priced', { priced, count: list.length })}</span>
        <span className="customers-acts">
          {one}
          <Button icon={<Dices size={16} />} loading={make.isPending} onClick={() => void roll(MANY, [])}>
            {t('customers.again', { count: MANY })}
          </Button>
        </span>
      </div>
      {source}
      <p className="customers-about">{t('customers.differsAbout')}</p>
      <HeldNote held={people.held} />
      <CustomerRows people={people} view={view} body={body} recipe={recipe} onTry={onTry} />
    </>
  )
}
