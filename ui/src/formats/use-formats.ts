import { createContext, use } from 'react'
import { useLanguage } from '../locales'
import { formatsOf, type Formats } from './formats'
import type { DateForm } from './time-formats'

/** The zone whose clocks the times around here follow: a company's own, so that colleagues read the same hour. */
export const TimeZone = createContext<string | undefined>(undefined)

/** How a company writes its days, and with which one its weeks begin; what is left out is as the language has it. */
export type CompanyCalendar = {
  dateForm?: DateForm | undefined
  weekStart?: 'monday' | 'sunday' | 'saturday' | undefined
}
export const Calendar = createContext<CompanyCalendar>({})

/** Numbers, money and time in the language being read. */
export function useFormats(): Formats {
  return formatsOf(useLanguage().language, use(TimeZone), use(Calendar).dateForm)
}
