import { useFormats } from './use-formats'
import type { MoneyLike } from './formats'
import { NOTHING } from './nothing'
import './amount.css'

export type AmountProps = {
  value: MoneyLike | null | undefined
  /** Red for what was lost or given back; otherwise the colour around it. */
  tone?: 'plain' | 'loss'
}

/** Money as it stands on every screen: currency small and grey before the figure, a dash where there is none. */
export function Amount({ value, tone = 'plain' }: AmountProps) {
  const { moneyParts } = useFormats()
  if (!value) return <span className="cw-amount cw-amount-none">{NOTHING}</span>
  const { minus, currency, figure } = moneyParts(value)
  return (
    <span className={tone === 'loss' ? 'cw-amount cw-amount-loss' : 'cw-amount'}>
      {minus}
      <span className="cw-amount-currency">{currency}</span> {figure}
    </span>
  )
}
