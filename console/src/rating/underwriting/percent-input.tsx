import { readTyped } from '@coverwright/rules/money'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { FigureInput } from './figure-input'

type Props = {
  label: string
  /** A decimal with a point, as the wire has it. */
  value: string | null
  placeholder?: string
  isReadOnly: boolean
  onChange: (value: string | null) => void
}

const PERCENT = /^\d{1,4}(\.\d{1,4})?$/

/** A loading in percent, as its reader writes decimals. */
export function PercentInput(props: Props) {
  const t = useTexts('underwriting')
  const { decimal, decimalMark } = useFormats()
  const read = (text: string) => {
    const percent = readTyped(text, decimalMark)?.toString() ?? ''
    return PERCENT.test(percent) ? percent : null
  }
  return (
    <FigureInput
      {...props}
      suffix="%"
      read={read}
      print={decimal}
      refusal={t('notFigure', { example: decimal('12.5') })}
    />
  )
}
