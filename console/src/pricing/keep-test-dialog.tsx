import type { AskedView } from '@coverwright/contract/connectors'
import type { PlanRateView, RecipeView } from '@coverwright/contract/pricing'
import { Dialog } from '@coverwright/ui/dialog'
import { Amount } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { Alert, Button, Input } from 'antd'
import { type FormEvent, useState } from 'react'
import { useTold } from '../platform/told'
import { Labelled } from './step-fields'
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
export function KeepTestDialog({ view, rate, customer, asked, onClose }: Props) {
  const t = useTexts('pricing')
  const told = useTold()
  const keep = useKeepTest()
  const plan = view.plans.find(({ id }) => id === rate.plan)?.title ?? ''
  const [title, setTitle] = useState(() =>
    testTitle(rate, {
      decision: t(`decision.${rate.decision}`),
      plan,
      factor: (step, factor) => t('keepTest.factor', { step, factor }),
    }),
  )
  const silent = asked.find(({ outcome }) => outcome === 'refer' || outcome === 'decline' || outcome === 'noPrice')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (silent || title.trim() === '') return
    const sent = { productId: view.productId, title: title.trim(), ...testOf(view, rate, customer, asked) }
    if (await told(() => keep.mutateAsync(sent), { text: t('keepTest.done') })) onClose()
  }
  return (
    <Dialog open title={t('keepTest.title')} onClose={onClose}>
      <form onSubmit={(event) => void submit(event)} className="keep-form">
        <p className="recipe-note">{t('keepTest.about')}</p>
        {silent && <Alert type="warning" showIcon title={t('keepTest.silent', { connector: silent.connector })} />}
        <p className="keep-expected">
          {plan && <b>{plan}</b>}
          <DecisionTag decision={rate.decision} />
          {rate.yearly ? <Amount value={rate.yearly} /> : t('verdict.none')}
        </p>
        <Labelled label={t('kept.name')}>
          {(id) => (
            <Input
              id={id}
              value={title}
              maxLength={200}
              data-autofocus
              onChange={(event) => setTitle(event.target.value)}
            />
          )}
        </Labelled>
        <div className="keep-actions">
          <Link className="cw-link keep-link" href={`/setting-page/tests?product=${view.productId}`}>
            {t('keepTest.all')}
          </Link>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            type="primary"
            htmlType="submit"
            loading={keep.isPending}
            disabled={title.trim() === '' || silent !== undefined}
          >
            {t('keepTest.keep')}
          </Button>
        </div>
      </form>
    </Dialog>
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
