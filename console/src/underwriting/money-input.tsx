import { Exact, minorDigits, moneyToExact, type Money } from '@coverwright/rules/money'
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

/** An amount in whole units with its decimals; what cannot be read as one is not taken over. */
export function MoneyInput({ label, value, currency, placeholder, isReadOnly, onChange }: Props) {
  const [typed, setTyped] = useState(() => (value ? moneyToExact(value).toString() : ''))
  const write = (text: string) => {
    setTyped(text)
    if (text.trim() === '') return onChange(null)
    const minor = minorOf(text, currency)
    if (minor !== null) onChange({ minor, currency })
  }
  const isWrong = typed.trim() !== '' && minorOf(typed, currency) === null
  return (
    <Input
      aria-label={label}
      inputMode="decimal"
      prefix={currency}
      value={typed}
      placeholder={placeholder ?? ''}
      readOnly={isReadOnly}
      {...(isWrong ? { status: 'error' as const, 'aria-invalid': true } : {})}
      onChange={(event) => write(event.target.value)}
    />
  )
}

function minorOf(text: string, currency: string): number | null {
  const value = Exact.parse(text.replace(/[,\s]/g, ''))
  const minor = value ? Number(value.times(Exact.of(10 ** minorDigits(currency))).toString()) : Number.NaN
  return Number.isSafeInteger(minor) && minor >= 0 ? minor : null
}
