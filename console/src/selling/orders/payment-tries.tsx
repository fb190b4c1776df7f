import type { OrderView } from '@coverwright/contract/selling/orders'
import { Amount, useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { StateTag, type Tone } from '@coverwright/ui/state-tag'

type Payment = OrderView['payments'][number]

const tones: Record<Payment['state'], Tone> = {
  started: 'info',
  paid: 'success',
  failed: 'danger',
  refunded: 'neutral',
  disputed: 'warning',
}

/** Every try at a gateway, the last one first. */
export function PaymentTries({ payments }: { payments: readonly Payment[] }) {
  const t = useTexts('orders')
  const { dateTime } = useFormats()
  return (
    <section aria-label={t('panel.payments')}>
      <h3>{t('panel.payments')}</h3>
      {payments.length === 0 && <p>{t('panel.noPayments')}</p>}
      <ul className="order-payments">
        {payments.map(({ id, state, gateway, amount, refunded, failure, paidBy, startedAt }) => (
          <li key={id}>
            <StateTag tone={tones[state]}>{t(`payment.${state}`)}</StateTag>
            <Amount value={amount} />
            <small>{[dateTime(startedAt), paidBy ?? gateway, failure].filter(Boolean).join(', ')}</small>
            {refunded.minor > 0 && (
              <small>
                {t('panel.refunded')} <Amount value={refunded} />
              </small>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
