import { subscriptionOperations, type SubscriptionView } from '@coverwright/contract/account/subscriptions'
import { tierFacts } from '@coverwright/rules/account/subscriptions'
import { Card } from '@coverwright/ui/card'
import { Facts } from '@coverwright/ui/facts-list'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { Note } from '@coverwright/ui/note'
import { CardsSkeleton, Loaded, PageHeader } from '@coverwright/ui/page'
import { StateTag } from '@coverwright/ui/state-tag'
import { useWrite } from '../../platform/queries'
import { useErrorWords } from '../../platform/words'
import { useSubscription } from './upgrade/use-upgrade'
import './subscription.css'

/** The plan, until when it is paid, what it holds, and what waits. */
export function SubscriptionPage() {
  const t = useTexts('subscriptions')
  const asked = useSubscription()
  const canChange = asked.data?.may.includes('change')
  const label = t(asked.data?.plan ? 'subscription.change' : 'subscription.upgrade')
  return (
    <>
      <PageHeader
        title={t('subscription.title')}
        purpose={t('subscription.purpose')}
        {...(canChange ? { action: { label, href: '/upgrade' } } : {})}
      />
      <Loaded asked={asked} words={useErrorWords()} waiting={<CardsSkeleton />}>
        {(view) => (
          <div className="subscription">
            <Overdue view={view} />
            <Waiting view={view} />
            {view.plan ? <PlanCard view={view} /> : <TrialCard view={view} />}
            <PassesCard view={view} />
          </div>
        )}
      </Loaded>
    </>
  )
}

type Part = { view: SubscriptionView }
const refreshes = [subscriptionOperations.getSubscription]

function Overdue({ view: { overdue, isLimited, may } }: Part) {
  const t = useTexts('subscriptions')
  const { date } = useFormats()
  const words = useErrorWords()
  const pay = useWrite(subscriptionOperations.payOverdue, { refreshes })
  if (!overdue) return null
  const action = { label: t('overdue.pay'), onSelect: () => pay.mutate({}), isBusy: pay.isPending }
  return (
    <>
      <Note
        tone="danger"
        title={t(isLimited ? 'overdue.limited' : 'overdue.title', { since: date(overdue.since) })}
        action={may.includes('pay') ? action : undefined}
      >
        {t(isLimited ? 'overdue.limitedAbout' : 'overdue.about', { until: date(overdue.limitedFrom) })}
      </Note>
      {pay.error && (
        <Note tone="danger" isNews action={{ label: t('overdue.card'), href: '/setting/payment-method' }}>
          {words(pay.error)}
        </Note>
      )}
    </>
  )
}

function Waiting({ view: { next, may } }: Part) {
  const t = useTexts('subscriptions')
  const { date } = useFormats()
  const keep = useWrite(subscriptionOperations.keepPlan, { refreshes })
  if (!next) return null
  const action = { label: t('waiting.keep'), onSelect: () => keep.mutate({}), isBusy: keep.isPending }
  return (
    <Note tone="info" action={may.includes('keep') ? action : undefined}>
      {t('waiting.about', {
        tier: t(`tier.${next.plan.tier}.name`),
        cycle: t(`cycle.${next.plan.cycle}`),
        from: date(next.from),
      })}
    </Note>
  )
}

function PlanCard({ view: { plan, from, paidUntil, isLimited } }: Part) {
  const t = useTexts('subscriptions')
  const { date, number } = useFormats()
  if (!plan) return null
  return (
    <Card
      title={t(`tier.${plan.tier}.name`)}
      beside={t(`cycle.${plan.cycle}`)}
      end={<StateTag tone={isLimited ? 'danger' : 'success'}>{t(isLimited ? 'plan.limited' : 'plan.active')}</StateTag>}
    >
      <Facts
        facts={[
          { label: t('plan.period'), value: from && paidUntil && `${date(from)} – ${date(paidUntil)}` },
          { label: t('plan.renews'), value: t(`plan.renewing.${plan.cycle}`) },
          { label: t('plan.transactions'), value: number(plan.transactions) },
          { label: t('plan.units'), value: number(tierFacts[plan.tier].unitsAMonth) },
        ]}
      />
    </Card>
  )
}

function TrialCard({ view: { trial } }: Part) {
  const t = useTexts('subscriptions')
  return (
    <Card title={t('trialCard.title')} beside={t(`trialState.${trial.status}`, { days: trial.daysLeft })}>
      <p className="subscription-lacks">{t('trialCard.lacks')}</p>
    </Card>
  )
}

function PassesCard({ view: { online } }: Part) {
  const t = useTexts('subscriptions')
  return (
    <Card title={t('pass.title')} beside={t('pass.online')}>
      <ul className="subscription-passes">
        {online.map(({ pass, used, most }) => (
          <li key={pass}>
            <span>{t(`pass.${pass}.name`)}</span>
            <meter min={0} max={most} value={Math.min(used, most)} aria-label={t(`pass.${pass}.name`)} />
            <span className="cw-num">{t('pass.used', { used, most })}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
