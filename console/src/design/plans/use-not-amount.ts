import { minorDigits } from '@coverwright/rules/money'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'

/** That no amount can be read from what was typed, and how its reader writes one. */
export function useNotAmount(): (currency: string) => string {
  const t = useTexts('plans')
  const { decimal } = useFormats()
  return (currency) => t('notAmount', { example: decimal(minorDigits(currency) > 0 ? '1234.50' : '1234') })
}
