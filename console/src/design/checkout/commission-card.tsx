import { saleChannels } from '@coverwright/rules/design/parts'
import { Card } from '@coverwright/ui/card'
import { useTexts } from '@coverwright/ui/locales'
import { NumberField } from './number-field'
import { TermRow } from './term-row'
import type { SaleEditing } from './use-sale-draft'

/** What whoever sells it earns, channel by channel. */
export function CommissionCard({ editor: { sale, set, errorAt, isReadOnly } }: { editor: SaleEditing }) {
  const t = useTexts('checkout')
  const { commission = {} } = sale
  const agree = (channel: (typeof saleChannels)[number], percent: number | undefined) => {
    const { [channel]: _before, ...others } = commission
    set({ commission: percent === undefined ? others : { ...others, [channel]: percent } }, `commission ${channel}`)
  }
  return (
    <Card title={t('commission.title')}>
      <p className="checkout-about">{t('commission.about')}</p>
      {saleChannels.map((channel) => {
        const error = errorAt(`commission.${channel}`)
        return (
          <TermRow
            key={channel}
            label={t(`commission.${channel}.label`)}
            about={t(`commission.${channel}.about`)}
            error={error}
          >
            {(id, aboutId) => (
              <NumberField
                {...{ id, aboutId, isReadOnly, unit: '%', usual: 0, decimals: 2, value: commission[channel] }}
                hasError={error !== undefined}
                onChange={(percent) => agree(channel, percent)}
              />
            )}
          </TermRow>
        )
      })}
    </Card>
  )
}
