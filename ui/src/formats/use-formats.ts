import { useLanguage } from '../locales'
import { formatsOf, type Formats } from './formats'

/** Numbers, money and time in the language being read. */
export function useFormats(): Formats {
  return formatsOf(useLanguage().language)
}
