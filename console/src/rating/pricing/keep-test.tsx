import type { AskedView } from '@coverwright/contract/rating/connectors'
import type { PlanRateView, RecipeView } from '@coverwright/contract/rating/pricing'
import { Amount } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { Alert } from 'antd'
import { KeepDialog } from './keep-dialog'
import { testTitle } from './test-title'
import { useKeepTest } from './use-recipe'
import type { Customer } from './use-simulated'
import { DecisionTag } from './verdict'

type Props = {
  view: RecipeView
  rate: PlanRateView
  customer: Customer
  asked: readonly AskedView[]
  onClose: () => void
}

/** Keeps the customer who is shown with the price and decision that are shown: from now on the product must say so. */
export function KeepTest({ view, rate, customer, asked, onClose }: Props) {
  const t = useTexts('pricing')
  const keep = useKeepTest()
  const plan = view.plans.find(({ id }) => id === rate.plan)?.title ?? ''
  const words = {
    decision: t(`decision.${rate.decision}`),
    plan,
    factor: (step: string, factor: string) => t('keepTest.factor', { step, factor }),
  }
  const silent = asked.find(({ outcome }) => outcome === 'refer' || outcome === 'decline' || outcome === 'noPrice')
  return (
    <KeepDialog
      title={t('keepTest.title')}
      about={t('keepTest.about')}
      keep={t('keepTest.keep')}
      name={testTitle(rate, words)}
      done={t('keepTest.done')}
      isBlocked={silent !== undefined}
      link={
        <Link className="cw-link keep-link" href={`/setting-page/tests?product=${view.productId}`}>
          {t('keepTest.all')}
        </Link>
      }
      onKeep={(title) => keep.mutateAsync({ productId: view.productId, title, ...testOf(view, rate, customer, asked) })}
      onClose={onClose}
    >
      {silent && <Alert type="warning" showIcon title={t('keepTest.silent', { connector: silent.connector })} />}
      <p className="keep-expected">
        {plan && <b>{plan}</b>}
        <DecisionTag decision={rate.decision} hasPrice={rate.yearly !== null} />
        {rate.yearly && <Amount value={rate.yearly} />}
      </p>
    </KeepDialog>
  )
}

/** What connectors said goes along, so that the test says the same when they say something else. */
function testOf(view: RecipeView, rate: PlanRateView, customer: Customer, asked: readonly AskedView[]) {
  const said = Object.fromEntries(asked.flatMap(({ fed }) => fed.map(({ name, value }) => [name, value])))
  return {
    origin: 'quote' as const,
    expected: { decision: rate.decision, yearly: rate.yearly?.minor ?? null },
    customer: {
      answers: { ...customer.answers, ...said } as Record<string, never>,
      plan: rate.plan,
      addOns: [...(customer.addOns ?? [])],
      discounts: [...(customer.discounts ?? [])],
      today: view.today,
      startDate: customer.startDate ?? view.today,
    },
  }
}
