import type { RecipeView } from '@coverwright/contract/rating/pricing'
import { namesIn } from '@coverwright/rules/design/datasets'
import type { Recipe, Step } from '@coverwright/rules/rating/pricing'
import { useTexts } from '@coverwright/ui/locales'
import { ErrorState, FormSkeleton } from '@coverwright/ui/page'
import { useErrorWords } from '../../platform/words'
import { AskedList } from './asked-list'
import { CustomerActs } from './customer-acts'
import { CustomerForm } from './customer-form'
import type { SimulatorProps } from './simulator-props'
import { TablesNote } from './tables-note'
import { PlanPrices, Reasons } from './verdict'
import { Worksheet } from './worksheet'

type Props = SimulatorProps & { onMadeUp: () => void }

/** One customer with prices, what others said, answers and worksheet; to be kept as a quote or as a test. */
export function OneCustomer(props: Props) {
  const { view, body, recipe, customer, onCustomer, plan, onPlan, isReady, simulated } = props
  const t = useTexts('pricing')
  const errorWords = useErrorWords()
  const { simulation, asking, askAgain, failure } = simulated
  const rated = simulation?.rated
  const asked = simulation?.asked ?? []
  const problems = simulation?.problems ?? []
  const rate = rated?.plans.find((entry) => entry.plan === plan) ?? rated?.plans[0]
  return (
    <>
      <CustomerActs {...props} rate={rate} />
      <TablesNote
        view={view}
        startDate={customer.startDate}
        onStartDate={(startDate) => onCustomer((now) => ({ ...now, startDate }))}
      />
      {failure && (
        <ErrorState title={t('verdict.failed')} about={errorWords(failure.error)} onRetry={failure.tryAgain} />
      )}
      {!rated && problems.length > 0 && (
        <p className="verdict-none" role="status">
          {t('recipe.problems', { count: problems.length })}
        </p>
      )}
      {rated && rate && (
        <div className="verdict" aria-live="polite" data-waiting={asking.length > 0 || undefined}>
          <PlanPrices rated={rated} view={view} plan={rate.plan} onPlan={onPlan} />
          {isPlanLeftOut(view, recipe) && <p className="verdict-same">{t('verdict.samePrice')}</p>}
          <Reasons rate={rate} asked={asked} />
        </div>
      )}
      <AskedList asked={asked} asking={asking} onAgain={askAgain} />
      {isReady ? (
        <CustomerForm view={view} body={body} customer={customer} onChange={onCustomer} asked={asked} />
      ) : (
        <FormSkeleton fields={6} />
      )}
      {rate && <Worksheet rate={rate} view={view} body={body} recipe={recipe} asked={asked} />}
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
