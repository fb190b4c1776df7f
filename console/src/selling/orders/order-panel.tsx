import type { OrderView } from '@coverwright/contract/selling/orders'
import { Facts } from '@coverwright/ui/facts-list'
import { Amount, useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { Loaded } from '@coverwright/ui/page'
import { StateTag } from '@coverwright/ui/state-tag'
import { useErrorWords } from '../../platform/words'
import { AbnormalNote } from './abnormal-note'
import { orderTones } from './order-columns'
import { PaymentTries } from './payment-tries'
import { useOrder } from './use-orders'

/** One order at the side of the list: its price, every try to pay it, and what can be done about an abnormal one. */
export function OrderPanel({ orderId }: { orderId: string }) {
  const asked = useOrder(orderId)
  const words = useErrorWords()
  return (
    <Loaded asked={asked} words={words} isInCard>
      {(order) => <OpenOrder order={order} />}
    </Loaded>
  )
}

function OpenOrder({ order }: { order: OrderView }) {
  const t = useTexts('orders')
  const { dateTime, deadline } = useFormats()
  const { state, parts, total, policy, isTest } = order
  return (
    <div className="order-panel">
      {state === 'abnormal' && <AbnormalNote order={order} />}
      <Facts
        facts={[
          { label: t('column.state'), value: <StateTag tone={orderTones[state]}>{t(`state.${state}`)}</StateTag> },
          isTest && { label: t('panel.test'), value: t('panel.testAbout') },
          { label: t('column.product'), value: order.productName },
          { label: t('column.payer'), value: order.payerName },
          { label: t('panel.email'), value: order.payerEmail, copies: true },
          policy && {
            label: t('column.policy'),
            value: (
              <Link className="cw-link" href={`/policy-engine?policy=${policy.id}`}>
                {policy.number}
              </Link>
            ),
          },
          { label: t('column.made'), value: dateTime(order.madeAt) },
          order.paidAt !== null && { label: t('panel.paid'), value: dateTime(order.paidAt) },
          state === 'unpaid' && { label: t('panel.heldUntil'), value: deadline(order.heldUntil) },
        ]}
      />
      <h3>{t('panel.price')}</h3>
      <Facts
        facts={[
          ...parts.map(({ title, amount }) => ({ label: title, value: <Amount value={amount} /> })),
          { label: t('column.total'), value: <Amount value={total} /> },
        ]}
      />
      <PaymentTries payments={order.payments} />
    </div>
  )
}
