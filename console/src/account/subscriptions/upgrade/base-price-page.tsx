import { MAX_EXTRA_PASSES, passes, PLAN_PASSES } from '@coverwright/rules/account/subscriptions'
import type { SubscriptionView } from '@coverwright/contract/account/subscriptions'
import { Amount } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { NumberInput } from '@coverwright/ui/number-input'
import { StepButtons } from './step-buttons'
import { useUpgradeDraft } from './upgrade-draft'
import { UpgradeFrame } from './upgrade-frame'

/** The three passes: how many products of each size can be online, and what one more costs. */
export function BasePricePage() {
  return <UpgradeFrame step="price">{(subscription) => <Passes subscription={subscription} />}</UpgradeFrame>
}

function Passes({ subscription: { passPrices, currency } }: { subscription: SubscriptionView }) {
  const t = useTexts('subscriptions')
  const { plan, setPlan } = useUpgradeDraft()
  return (
    <>
      <ul className="cw-card pass-list">
        {passes.map((pass) => (
          <li key={pass}>
            <span>
              <b>{t(`pass.${pass}.name`)}</b>
              <small>{t(`pass.${pass}.about`)}</small>
              <small>{t('pass.included', { count: PLAN_PASSES[pass] })}</small>
            </span>
            <span className="pass-price">
              <Amount value={{ minor: passPrices.find((each) => each.pass === pass)?.monthlyMinor ?? 0, currency }} />
              <small>{t('pass.each')}</small>
            </span>
            <NumberInput
              aria-label={t('pass.more', { pass: t(`pass.${pass}.name`) })}
              min={0}
              max={MAX_EXTRA_PASSES}
              precision={0}
              value={plan.extraPasses[pass]}
              onChange={(count) => setPlan({ ...plan, extraPasses: { ...plan.extraPasses, [pass]: count ?? 0 } })}
            />
          </li>
        ))}
      </ul>
      <p className="upgrade-note">{t('pass.limit')}</p>
      <StepButtons step="price" />
    </>
  )
}
