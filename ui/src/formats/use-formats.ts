import { createContext, use } from 'react'
import { useLanguage } from '../locales'
import { formatsOf, type Formats } from './formats'

/** The zone whose clocks the times around here follow: a company's own, so that colleagues read the same hour. */
export const TimeZone = createContext<string | undefined>(undefined)

/** Numbers, money and time in the language being read. */
export function useFormats(): Formats {
  return formatsOf(useLanguage().language, use(TimeZone))
}
