import type { RecipeView } from '@coverwright/contract/pricing'
import { namesIn } from '@coverwright/rules/datasets'
import type { Recipe, Step } from '@coverwright/rules/pricing'
import { Button } from '@coverwright/ui/button'
import { useTexts } from '@coverwright/ui/locales'
import { ErrorState, FormSkeleton } from '@coverwright/ui/page'
import { Bookmark, Dices, FlaskConical } from 'lucide-react'
import { useState } from 'react'
import { useTold } from '../platform/told'
import { useErrorWords } from '../platform/words'
import { AskedList } from './asked-list'
import { triedOf } from './customer'
import { CustomerForm } from './customer-form'
import { KeepQuote } from './keep-quote'
import { KeepTest } from './keep-test'
import type { SimulatorProps } from './simulator-props'
import { TablesNote } from './tables-note'
import { useMakeCustomers } from './use-recipe'
import { PlanPrices, Reasons } from './verdict'
import { Worksheet } from './worksheet'

type Props = SimulatorProps & { onMadeUp: () => void }

/** One customer with prices, what others said, answers and worksheet; to be kept as a quote or as a test. */
export function OneCustomer(props: Props) {
  const { view, body, recipe, customer, onCustomer, plan, onPlan, isReady, asked, simulated, mayKeep, onMadeUp } = props
  const t = useTexts('pricing')
  const told = useTold()
  const errorWords = useErrorWords()
  const make = useMakeCustomers()
  const [keeping, setKeeping] = useState<'quote' | 'test' | null>(null)
  const { simulation, asking, askAgain, failure } = simulated
  const rated = simulation?.rated
  const rate = rated?.plans.find((entry) => entry.plan === plan) ?? rated?.plans[0]
  const fill = () =>
    told(async () => {
      const seed = Math.floor(Math.random() * 2 ** 31)
      const answer = await make.mutateAsync({ productId: view.productId, recipe: recipe as never, count: 1, seed })
      const [made] = answer.customers
      onMadeUp()
      if (made) onCustomer({ ...triedOf(made), addOns: [] })
    })
  return (
    <>
      <div className="customer-actions">
        <Button icon={<Dices size={16} />} loading={make.isPending} onClick={() => void fill()}>
          {t('customer.makeUp')}
        </Button>
        {mayKeep && rated && (
          <span className="customer-keeps">
            <Button icon={<FlaskConical size={16} />} onClick={() => setKeeping('test')}>
              {t('keepTest.keep')}
            </Button>
            <Button icon={<Bookmark size={16} />} onClick={() => setKeeping('quote')}>
              {t('kept.keep')}
            </Button>
          </span>
        )}
      </div>
      <TablesNote
        view={view}
        startDate={customer.startDate}
        onStartDate={(startDate) => onCustomer({ ...customer, startDate })}
      />
      {failure && (
        <ErrorState title={t('verdict.failed')} about={errorWords(failure.error)} onRetry={failure.tryAgain} />
      )}
      {rated && rate && (
        <div className="verdict" aria-live="polite" data-waiting={asking.length > 0 || undefined}>
          <PlanPrices rated={rated} view={view} plan={rate.plan} onPlan={onPlan} />
          {isPlanLeftOut(view, recipe) && <p className="verdict-same">{t('verdict.samePrice')}</p>}
          <Reasons rate={rate} asked={simulation?.asked ?? []} />
        </div>
      )}
      <AskedList asked={simulation?.asked ?? []} asking={asking} onAgain={askAgain} />
      {isReady ? (
        <CustomerForm
          view={view}
          body={body}
          customer={customer}
          onChange={onCustomer}
          asked={simulation?.asked ?? []}
        />
      ) : (
        <FormSkeleton fields={6} />
      )}
      {rate && <Worksheet rate={rate} view={view} recipe={recipe} asked={simulation?.asked ?? []} />}
      {keeping === 'quote' && asked && <KeepQuote asked={asked} onClose={() => setKeeping(null)} />}
      {keeping === 'test' && rate && asked && (
        <KeepTest
          view={view}
          rate={rate}
          customer={asked}
          asked={simulation?.asked ?? []}
          onClose={() => setKeeping(null)}
        />
      )}
    </>
  )
}

/** Plans that no step tells apart cost the same: right for some, forgotten by most. */
function isPlanLeftOut({ plans, names }: RecipeView, { steps }: Recipe): boolean {
  const ofPlans = ['plan', ...names.flatMap(({ name, source }) => (source === 'cover' ? [name] : []))]
  const spoken = namesIn(JSON.stringify(steps.map(expressionsOf)).replaceAll('"', ' '))
  return plans.length > 1 && steps.length > 0 && !ofPlans.some((name) => spoken.includes(name))
}

const expressionsOf = ({ kind: _kind, name: _name, title: _title, ...rest }: Step) => Object.values(rest)
