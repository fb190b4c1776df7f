import type { DatedRate } from '@coverwright/rules/rating/pricing'
import { Button } from '@coverwright/ui/button'
import { useTexts } from '@coverwright/ui/locales'
import { Input } from 'antd'
import { Plus, Trash2 } from 'lucide-react'

type Props = { rates: readonly DatedRate[]; onChange: (rates: DatedRate[]) => void; isReadOnly: boolean }

/** Rates with the days from and to which they hold; the last has no end until a new one is known. */
export function RatesFields({ rates, onChange, isReadOnly }: Props) {
  const t = useTexts('pricing')
  const change = (at: number, more: Partial<DatedRate>) =>
    onChange(rates.map((rate, place) => (place === at ? { ...rate, ...more } : rate)))
  return (
    <fieldset className="recipe-wide recipe-rates">
      <legend>{t('rates.title')}</legend>
      {rates.map((rate, at) => (
        <div key={at} className="recipe-rate">
          <Input
            type="date"
            aria-label={t('rates.from')}
            value={rate.from}
            readOnly={isReadOnly}
            onChange={(event) => change(at, { from: event.target.value })}
          />
          <Input
            type="date"
            aria-label={t('rates.to')}
            value={rate.to ?? ''}
            readOnly={isReadOnly}
            onChange={(event) => change(at, { to: event.target.value || null })}
          />
          <Input
            aria-label={t('rates.rate')}
            value={percentText(rate.rate)}
            suffix="%"
            readOnly={isReadOnly}
            onChange={(event) => change(at, { rate: rateText(event.target.value) })}
          />
          {!isReadOnly && (
            <Button
              type="text"
              icon={<Trash2 size={16} />}
              aria-label={t('rates.remove')}
              onClick={() => onChange(rates.filter((_, place) => place !== at))}
            />
          )}
        </div>
      ))}
      {!isReadOnly && (
        <Button
          icon={<Plus size={16} />}
          onClick={() => onChange([...rates, { from: rates.at(-1)?.to ?? '', to: null, rate: '0' }])}
        >
          {t('rates.add')}
        </Button>
      )}
    </fieldset>
  )
}

/** '0.03' is shown as 3 %: the point moves two places, digit by digit, so that nothing is rounded. */
export function percentText(rate: string): string {
  const match = /^(-?)(\d+)(?:\.(\d*))?$/.exec(rate)
  if (!match) return rate.startsWith('%') ? rate.slice(1) : rate
  const [, sign = '', whole = '', fraction = ''] = match
  const digits = fraction.padEnd(2, '0')
  const shifted = `${whole}${digits.slice(0, 2)}`.replace(/^0+(?=\d)/, '')
  const rest = digits.slice(2)
  return `${sign}${shifted}${rest ? `.${rest}` : ''}`
}

/**
 * What is no number yet ('3.') is kept as it was typed, marked, so that the rules can refuse it and typing can go on;
 * and so is a zero behind the point, which may be on its way to '3.05'.
 */
export function rateText(percent: string): string {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(percent.trim())
  if (!match) return `%${percent}`
  const [, sign = '', whole = '', fraction = ''] = match
  const padded = whole.padStart(3, '0')
  const text = `${padded.slice(0, -2)}.${padded.slice(-2)}${fraction}`.replace(/^0+(?=\d)/, '')
  return `${sign}${fraction ? text : text.replace(/\.?0+$/, '')}`
}
