import { createContext, use } from 'react'
import { useLanguage } from '../locales'
import { formatsOf, type Formats } from './formats'
import type { DateForm } from './time-formats'

/** Whose clocks and days the times around here follow: a company's own, so that colleagues read the same hour. */
export type ClockLike = { timeZone: string; dateForm: DateForm; weekStart?: WeekStart }
/** With which day weeks begin; left out, as the language has it. */
export type WeekStart = 'monday' | 'sunday' | 'saturday'

export const Clock = createContext<ClockLike | undefined>(undefined)

/** Numbers, money and time in the language being read. */
export function useFormats(clock?: ClockLike): Formats {
  const around = use(Clock)
  const { timeZone, dateForm } = clock ?? around ?? {}
  return formatsOf(useLanguage().language, timeZone, dateForm)
}
