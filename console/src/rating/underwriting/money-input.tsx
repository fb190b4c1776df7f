import { minorDigits, moneyToExact, type Money, readTypedMoney } from '@coverwright/rules/money'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { FigureInput } from './figure-input'

type Props = {
  label: string
  value: Money | null
  currency: string
  placeholder?: string
  isReadOnly: boolean
  onChange: (value: Money | null) => void
}

/** An amount in whole units with its decimals, grouped while nobody types. */
export function MoneyInput({ currency, ...field }: Props) {
  const t = useTexts('underwriting')
  const { decimal, decimalMark } = useFormats()
  return (
    <FigureInput
      {...field}
      prefix={currency}
      read={(text) => readTypedMoney(text, currency, decimalMark)}
      print={(amount) => decimal(withCents(amount))}
      refusal={t('notFigure', { example: decimal(minorDigits(currency) > 0 ? '1234.50' : '1234') })}
    />
  )
}

/** With its cents only where it has some. */
function withCents(amount: Money): string {
  const digits = minorDigits(amount.currency)
  return moneyToExact(amount).toFixed(amount.minor % 10 ** digits === 0 ? 0 : digits)
}
