import type { PaymentMethodView } from '@coverwright/contract/account/billing'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { useNavigate } from '@coverwright/ui/navigation'
import { Note } from '@coverwright/ui/note'
import { Loaded } from '@coverwright/ui/page'
import { useErrorWords } from '../../../platform/words'
import { CardState, usePaymentMethod } from '../../paying'
import { StepButtons } from './step-buttons'
import { useUpgradeDraft } from './upgrade-draft'
import { UpgradeFrame } from './upgrade-frame'
import { useChangeLater, usePay, usePlanPrice } from './use-upgrade'

/** The card is checked at the gateway, which keeps it; then the plan is paid, or planned where it begins later. */
export function UpgradePaymentPage() {
  const words = useErrorWords()
  const { plan } = useUpgradeDraft()
  const price = usePlanPrice(plan)
  const method = usePaymentMethod()
  return (
    <UpgradeFrame step="payment">
      {() => (
        <Loaded asked={method} words={words}>
          {(card) => (
            <Loaded asked={price} words={words}>
              {({ change, price: { totalMinor, currency } }) =>
                change === 'later' || change === 'atEnd' || change === 'same' ? (
                  <PlanLater isSame={change === 'same'} />
                ) : (
                  <PayNow card={card} total={{ minor: totalMinor, currency }} />
                )
              }
            </Loaded>
          )}
        </Loaded>
      )}
    </UpgradeFrame>
  )
}

type PayProps = { card: PaymentMethodView; total: { minor: number; currency: string } }

function PayNow({ card, total }: PayProps) {
  const t = useTexts('subscriptions')
  const { money } = useFormats()
  const navigate = useNavigate()
  const { plan, licenceNumber, change } = useUpgradeDraft()
  const { pay, isBusy, error } = usePay(plan, licenceNumber, total.minor)
  const words = useErrorWords()
  const start = () =>
    void pay().then(
      (orderId) => {
        change({ orderId })
        navigate('/upgrade-success')
      },
      // Said below, in words.
      () => {},
    )
  return (
    <>
      <CardState card={card} returnTo="/upgrade-payment" />
      {error && (
        <Note tone="danger" isNews>
          {words(error)}
        </Note>
      )}
      {(card.label !== null || total.minor === 0) && (
        <StepButtons step="payment" label={t('payment.pay', { total: money(total) })} isBusy={isBusy} onNext={start} />
      )}
    </>
  )
}

/** A smaller plan is not paid for now: it is planned. */
function PlanLater({ isSame }: { isSame: boolean }) {
  const t = useTexts('subscriptions')
  const navigate = useNavigate()
  const words = useErrorWords()
  const { plan } = useUpgradeDraft()
  const later = useChangeLater()
  if (isSame)
    return (
      <Note tone="info" action={{ label: t('payment.other'), href: '/upgrade' }}>
        {t('payment.same')}
      </Note>
    )
  return (
    <>
      <Note tone="info">{t('payment.later')}</Note>
      {later.error && (
        <Note tone="danger" isNews>
          {words(later.error)}
        </Note>
      )}
      <StepButtons
        step="payment"
        label={t('payment.plan')}
        isBusy={later.isPending}
        onNext={() => later.mutate(plan, { onSuccess: () => navigate('/setting/subscriptions') })}
      />
    </>
  )
}
