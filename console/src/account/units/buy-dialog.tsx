import { Button } from '@coverwright/ui/button'
import { Dialog } from '@coverwright/ui/dialog'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { Note } from '@coverwright/ui/note'
import { Loaded } from '@coverwright/ui/page'
import { toast } from '@coverwright/ui/toast'
import { useErrorWords } from '../../platform/words'
import { CardState, PriceLines, usePaymentMethod } from '../paying'
import { useBuyUnits, usePackPrice } from './use-units'

type Props = { units: number; onClose: () => void }

/** The price with its tax before anything is charged; what is read is what is charged. */
export function BuyDialog({ units, onClose }: Props) {
  const t = useTexts('units')
  const { money, number } = useFormats()
  const words = useErrorWords()
  const buy = useBuyUnits()
  const price = usePackPrice(units)
  const method = usePaymentMethod()
  const total = price.data && { minor: price.data.totalMinor, currency: price.data.currency }
  const isPayable = total !== undefined && (total.minor === 0 || Boolean(method.data?.label))
  const start = () =>
    buy.mutate(
      { units, totalMinor: total?.minor ?? 0 },
      {
        onSuccess: () => {
          toast({ text: t('buy.done', { count: number(units) }) })
          onClose()
        },
      },
    )
  return (
    <Dialog
      open
      title={t('buy.act', { count: number(units) })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('buy.cancel')}</Button>
          <Button type="primary" disabled={!isPayable} loading={buy.isPending} onClick={start}>
            {t('buy.pay', { total: total ? money(total) : '' })}
          </Button>
        </>
      }
    >
      {buy.error && (
        <Note tone="danger" isNews>
          {words(buy.error)}
        </Note>
      )}
      <Loaded asked={price} words={words} isInCard>
        {(data) => <PriceLines price={data} />}
      </Loaded>
      <Loaded asked={method} words={words} isInCard>
        {(card) => <CardState card={card} returnTo={`/setting/units?buy=${units}`} />}
      </Loaded>
    </Dialog>
  )
}
