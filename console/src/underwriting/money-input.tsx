import { Exact, minorDigits, moneyToExact, type Money } from '@coverwright/rules/money'
import { languageTag, useLanguage } from '@coverwright/ui/locales'
import { Input } from 'antd'
import { useState } from 'react'

type Props = {
  label: string
  value: Money | null
  currency: string
  placeholder?: string
  isReadOnly: boolean
  onChange: (value: Money | null) => void
}

/** An amount in whole units with its decimals, grouped while nobody types; what cannot be read as one is not taken over. */
export function MoneyInput({ label, value, currency, placeholder, isReadOnly, onChange }: Props) {
  const { language } = useLanguage()
  const [typed, setTyped] = useState<string>()
  const shown = typed ?? (value ? groupedText(value, languageTag(language)) : '')
  const write = (text: string) => {
    setTyped(text)
    if (text.trim() === '') return onChange(null)
    const minor = minorOf(text, currency)
    if (minor !== null) onChange({ minor, currency })
  }
  const isWrong = shown.trim() !== '' && minorOf(shown, currency) === null
  return (
    <Input
      aria-label={label}
      inputMode="decimal"
      prefix={currency}
      value={shown}
      placeholder={placeholder ?? ''}
      readOnly={isReadOnly}
      {...(isWrong ? { status: 'error' as const, 'aria-invalid': true } : {})}
      onChange={(event) => write(event.target.value)}
      onBlur={() => !isWrong && setTyped(undefined)}
    />
  )
}

const groupedText = (amount: Money, tag: string): string =>
  new Intl.NumberFormat(tag, { maximumFractionDigits: minorDigits(amount.currency) }).format(
    Number(moneyToExact(amount).toString()),
  )

function minorOf(text: string, currency: string): number | null {
  const value = Exact.parse(text.replace(/[,\s]/g, ''))
  const minor = value ? Number(value.times(Exact.of(10 ** minorDigits(currency))).toString()) : Number.NaN
  return Number.isSafeInteger(minor) && minor >= 0 ? minor : null
}
