import {
  cycles,
  features,
  isDowngrade,
  PLAN_PASSES,
  type Tier,
  tierFacts,
  tiers,
} from '@coverwright/rules/account/subscriptions'
import type { SubscriptionView } from '@coverwright/contract/account/subscriptions'
import { Amount, useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { Segments } from '@coverwright/ui/segments'
import { Check, Minus } from 'lucide-react'
import { StepButtons } from './step-buttons'
import { useUpgradeDraft, withTier } from './upgrade-draft'
import { UpgradeFrame } from './upgrade-frame'

/** The tiers side by side, for a month or for a year. */
export function UpgradePage() {
  return (
    <UpgradeFrame step="plan" hasSum={false}>
      {(subscription) => <Tiers subscription={subscription} />}
    </UpgradeFrame>
  )
}

function Tiers({ subscription }: { subscription: SubscriptionView }) {
  const t = useTexts('subscriptions')
  const { plan, setPlan } = useUpgradeDraft()
  const says = isDowngrade(subscription.plan?.tier, plan.tier) ? 'tier.downgrade' : 'tier.choose'
  return (
    <div className="tiers-step">
      <Segments
        label={t('cycle.label')}
        options={cycles.map((value) => ({ value, label: t(`cycle.${value}`) }))}
        value={plan.cycle}
        onChange={(cycle) => setPlan({ ...plan, cycle })}
      />
      <p className="tiers-saving">{t('cycle.saving')}</p>
      <div className="tiers" role="radiogroup" aria-label={t('tier.label')}>
        {tiers.map((tier) => (
          <TierCard
            key={tier}
            tier={tier}
            subscription={subscription}
            isChosen={plan.tier === tier}
            cycle={plan.cycle}
            onChoose={() => setPlan(withTier(plan, tier))}
          />
        ))}
      </div>
      <StepButtons step="plan" label={t(says, { tier: t(`tier.${plan.tier}.name`) })} />
    </div>
  )
}

type CardProps = {
  tier: Tier
  subscription: SubscriptionView
  cycle: 'monthly' | 'annual'
  isChosen: boolean
  onChoose: () => void
}

function TierCard({ tier, subscription, cycle, isChosen, onChoose }: CardProps) {
  const t = useTexts('subscriptions')
  const price = subscription.tiers.find((each) => each.tier === tier)
  const { currency } = subscription
  return (
    <button type="button" role="radio" aria-checked={isChosen} className="tier cw-card" onClick={onChoose}>
      <span className="tier-name">
        {t(`tier.${tier}.name`)}
        {subscription.plan?.tier === tier && <small>{t('tier.yours')}</small>}
        {isDowngrade(subscription.plan?.tier, tier) && <small>{t('tier.lower')}</small>}
      </span>
      <span className="tier-about">{t(`tier.${tier}.about`)}</span>
      {price && (
        <span className="tier-price">
          <Amount value={{ minor: cycle === 'annual' ? price.annualMinor : price.monthlyMinor, currency }} />
          <small>{t(`cycle.per.${cycle}`)}</small>
        </span>
      )}
      <TierFacts tier={tier} />
    </button>
  )
}

function TierFacts({ tier }: { tier: Tier }) {
  const t = useTexts('subscriptions')
  const { number } = useFormats()
  const { transactions, unitsAMonth, has } = tierFacts[tier]
  const fact = (key: string, isIn: boolean, text: string) => (
    <span key={key} className={isIn ? 'tier-has' : 'tier-lacks'}>
      {isIn ? <Check aria-hidden /> : <Minus aria-hidden />}
      {isIn ? text : t('tier.without', { what: text })}
    </span>
  )
  return (
    <span className="tier-facts">
      {fact('passes', true, t('tier.passes', PLAN_PASSES))}
      {fact('transactions', true, t('tier.transactions', { count: number(transactions) }))}
      {fact('units', true, t('tier.units', { count: number(unitsAMonth) }))}
      {fact('live', true, t('tier.live'))}
      {features.map((feature) =>
        fact(feature, (has as readonly string[]).includes(feature), t(`tier.feature.${feature}`)),
      )}
    </span>
  )
}
