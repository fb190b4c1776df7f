import type { OrderView } from '@coverwright/contract/selling/orders'
import { Button } from '@coverwright/ui/button'
import { askFirst } from '@coverwright/ui/confirm'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { Note } from '@coverwright/ui/note'
import { useToast } from '../../platform/toast'
import { useFulfilOrder, useRefundOrder } from './use-orders'

const REASONS = [
  'orders.amountDiffers',
  'orders.startPassed',
  'orders.noHolder',
  'quotes.bought',
  'quotes.notFound',
  'promotions.runOut',
  'policyNumbers.none',
  'policyNumbers.usedUp',
] as const

/** Why the money is here and no policy is, and the two ways out. */
export function AbnormalNote({ order }: { order: OrderView }) {
  const t = useTexts('orders')
  const { money } = useFormats()
  const withToast = useToast()
  const [fulfil, refund] = [useFulfilOrder(), useRefundOrder()]
  const isBusy = fulfil.isPending || refund.isPending
  const { id: orderId, reason, resolution, may, total } = order
  const known = REASONS.find((code) => code === reason)
  if (resolution)
    return (
      <Note tone="success" title={t(`resolution.${resolution}`)}>
        {t(`resolved.${resolution}`)}
      </Note>
    )
  const giveBack = async () => {
    const question = { title: t('refund.ask', { sum: money(total) }), keeps: t('refund.about'), verb: t('refund.verb') }
    if (await askFirst({ about: 'act', ...question, isDanger: true }))
      await withToast(() => refund.mutateAsync({ orderId }), { text: t('refund.done', { sum: money(total) }) })
  }
  return (
    <Note tone="danger" title={t('abnormal.title')}>
      <p>{t(`reason.${known ? known.replace('.', '_') : 'other'}`)}</p>
      <p>{t('abnormal.safe', { sum: money(total) })}</p>
      <div className="order-acts">
        {may.includes('fulfil') && (
          <Button
            type="primary"
            disabled={isBusy}
            onClick={() => void withToast(() => fulfil.mutateAsync({ orderId }), { text: t('fulfil.done') })}
          >
            {t('fulfil.verb')}
          </Button>
        )}
        {may.includes('refund') && (
          <Button disabled={isBusy} onClick={() => void giveBack()}>
            {t('refund.verb')}
          </Button>
        )}
      </div>
    </Note>
  )
}
