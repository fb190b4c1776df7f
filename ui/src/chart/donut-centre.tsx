import { useFormats } from '../formats'
import { useTexts } from '../locales'
import type { DonutSpec } from './chart-types'
import { sumOf, valueWords } from './chart-words'
import type { Reached } from './walk-points'

/** In the hole of the ring: the whole, or the part that is reached. Money without its cents, which stand beside it. */
export function DonutCentre({ spec: { parts, unit }, reached }: { spec: DonutSpec; reached: Reached | null }) {
  const t = useTexts('ui')
  const formats = useFormats()
  const part = reached ? parts[reached.point] : undefined
  const value = part ? part.value : sumOf(parts)
  const money =
    unit.kind === 'money' && formats.moneyParts({ minor: Math.round(value), currency: unit.currency }, 'whole')
  return (
    <p className="cw-chart-centre" aria-hidden="true">
      <span>{part?.name ?? t('chart.total')}</span>
      <b className="cw-num">{money ? `${money.minus}${money.figure}` : valueWords(value, unit, formats)}</b>
      {money && <span>{money.currency}</span>}
    </p>
  )
}
