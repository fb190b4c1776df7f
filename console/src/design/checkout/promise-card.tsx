import type { CheckoutView } from '@coverwright/contract/design/checkout'
import { saleCancelMethods } from '@coverwright/rules/design/parts'
import { minorDigits } from '@coverwright/rules/money'
import { COOLING_OFF_DAYS } from '@coverwright/rules/selling/policies'
import { PRICE_HOLDS_DAYS } from '@coverwright/rules/selling/quotes'
import { Card } from '@coverwright/ui/card'
import { useTexts } from '@coverwright/ui/locales'
import { Select } from 'antd'
import { NumberField } from './number-field'
import { TermRow } from './term-row'
import type { SaleEditing } from './use-sale-draft'

type Props = { view: CheckoutView; editor: SaleEditing }

/** How long a price is kept, and how a policy may end. */
export function PromiseCard({ view: { currency }, editor: { sale, set, isReadOnly } }: Props) {
  const t = useTexts('checkout')
  const digits = minorDigits(currency)
  const { minimumRefundMinor: least } = sale
  return (
    <Card title={t('promise.title')}>
      <TermRow label={t('promise.keeps')} about={t('promise.keepsAbout')}>
        {(id, aboutId) => (
          <NumberField
            {...{ id, aboutId, isReadOnly, unit: t('days'), usual: PRICE_HOLDS_DAYS, value: sale.priceHoldsDays }}
            onChange={(days) => set({ priceHoldsDays: within(days, 1, 90) }, 'priceHoldsDays')}
          />
        )}
      </TermRow>
      <TermRow label={t('promise.cooling')} about={t('promise.coolingAbout')}>
        {(id, aboutId) => (
          <NumberField
            {...{ id, aboutId, isReadOnly, unit: t('days'), usual: COOLING_OFF_DAYS, value: sale.coolingOffDays }}
            onChange={(days) => set({ coolingOffDays: within(days, 0, 60) }, 'coolingOffDays')}
          />
        )}
      </TermRow>
      <TermRow label={t('promise.cancel')} about={t('promise.cancelAbout')}>
        {(id, aboutId) => (
          <Select
            id={id}
            aria-describedby={aboutId}
            value={sale.cancelBy ?? 'proRata'}
            disabled={isReadOnly}
            options={saleCancelMethods.map((value) => ({ value, label: t(`promise.methods.${value}`) }))}
            onChange={(cancelBy) => set({ cancelBy }, 'cancelBy')}
          />
        )}
      </TermRow>
      <TermRow label={t('promise.least')} about={t('promise.leastAbout')}>
        {(id, aboutId) => (
          <NumberField
            {...{ id, aboutId, isReadOnly, unit: currency, usual: 0, decimals: digits }}
            value={least === undefined ? undefined : least / 10 ** digits}
            onChange={(amount) =>
              set({ minimumRefundMinor: within(minorOf(amount, digits), 0, MOST_MINOR) }, 'minimumRefundMinor')
            }
          />
        )}
      </TermRow>
    </Card>
  )
}

const MOST_MINOR = 1_000_000_00
const minorOf = (amount: number | undefined, digits: number) =>
  amount === undefined ? undefined : Math.round(amount * 10 ** digits)

const within = (value: number | undefined, least: number, most: number) =>
  value === undefined ? undefined : Math.min(most, Math.max(least, value))
