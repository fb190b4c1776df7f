import { figureRanges } from '@coverwright/rules/insight/dashboards'
import { useTexts } from '@coverwright/ui/locales'
import { Segments } from '@coverwright/ui/segments'
import { useAddress } from './use-address'

/** The shortest first, as one looks closer. */
const ranges = [...figureRanges].reverse()

export function RangeSegments() {
  const t = useTexts('dashboards')
  const { range, go } = useAddress()
  const options = ranges.map((value) => ({ value, label: t(`range.${value}`) }))
  return <Segments label={t('range.title')} options={options} value={range} onChange={(next) => go({ range: next })} />
}

/** Only where something was sold in more than one. */
export function CurrencySegments({ currency, currencies }: { currency: string; currencies: readonly string[] }) {
  const t = useTexts('dashboards')
  const { go } = useAddress()
  if (currencies.length < 2) return null
  const options = currencies.map((value) => ({ value, label: value }))
  return (
    <Segments label={t('currency')} options={options} value={currency} onChange={(next) => go({ currency: next })} />
  )
}
