import { tierFacts, transactionSteps } from '@coverwright/rules/account/subscriptions'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { Slider } from 'antd'
import { StepButtons } from './step-buttons'
import { useUpgradeDraft } from './upgrade-draft'
import { UpgradeFrame } from './upgrade-frame'

/** How many policies a month cost no units; the price beside it follows. */
export function TransactionsPage() {
  return <UpgradeFrame step="transactions">{() => <Transactions />}</UpgradeFrame>
}

function Transactions() {
  const t = useTexts('subscriptions')
  const { number } = useFormats()
  const { plan, setPlan } = useUpgradeDraft()
  const steps = transactionSteps.filter((step) => step >= tierFacts[plan.tier].transactions)
  const at = Math.max(
    0,
    steps.findIndex((step) => step === plan.transactions),
  )
  return (
    <>
      <div className="cw-card upgrade-card transactions">
        <p className="transactions-count">
          <b className="cw-num">{number(plan.transactions)}</b> {t('transactions.aMonth')}
        </p>
        {steps.length > 1 && (
          <Slider
            min={0}
            max={steps.length - 1}
            step={1}
            value={at}
            marks={Object.fromEntries(steps.map((step, place) => [place, number(step)]))}
            tooltip={{ formatter: null }}
            ariaLabelForHandle={t('transactions.label')}
            ariaValueTextFormatterForHandle={(place) => number(steps[place] ?? 0)}
            onChange={(place) => setPlan({ ...plan, transactions: steps[place] ?? plan.transactions })}
          />
        )}
        <p className="upgrade-note">
          {t('transactions.included', {
            count: number(tierFacts[plan.tier].transactions),
            tier: t(`tier.${plan.tier}.name`),
          })}{' '}
          {t('transactions.beyond')}
        </p>
      </div>
      <StepButtons step="transactions" />
    </>
  )
}
