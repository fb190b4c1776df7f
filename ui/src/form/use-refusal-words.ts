import { useTexts, type T } from '../locales'
import type { Refusal } from './form-types'

/** Words for a refusal: those of whoever knows the code, else the form's own. */
export function useRefusalWords(errorText?: (code: string, values?: Refusal['values']) => string | undefined) {
  const t = useTexts('ui')
  return (refusal: Refusal | undefined): string | undefined =>
    refusal && (errorText?.(refusal.code, refusal.values) ?? ownWords(t, refusal))
}

/** The few codes that are ui's own; a code nobody has words for is told in general. */
function ownWords(t: T, { code, values }: Refusal): string {
  switch (code) {
    case 'form.required':
      return t('form.required')
    case 'form.incomplete':
      return t('form.incomplete')
    case 'form.tooFew':
      return t('form.tooFew', { ...values })
    case 'form.tooLong':
      return t('form.tooLong')
    case 'form.notADay':
      return t('form.notADay')
    case 'form.failed':
      return t('form.failed')
    default:
      return t('form.invalid')
  }
}
