import type { CompanySettings } from '@coverwright/rules/company/settings'
import { dateWriter } from '@coverwright/rules/kernel'
import { defaultLanguage, isLanguage, type Language, languageTags } from '@coverwright/rules/languages'
import type { CompanyCtx } from '../../platform/operations'
import { companyClock } from './company-clock'

type Clock = Pick<CompanySettings, 'timeZone' | 'dateForm'>

/** How days and moments are written in letters of a company: in its form, by its clocks, the zone named with an hour. */
export const letterTimes = async (ctx: CompanyCtx, language: string) =>
  timesIn(isLanguage(language) ? language : defaultLanguage, await companyClock(ctx))

export function timesIn(language: Language, { timeZone, dateForm }: Clock) {
  const tag = languageTags[language]
  const dayIn = (at: Date, zone: string) =>
    dateForm === 'language'
      ? dateWriter(tag, { dateStyle: 'long', timeZone: zone }).format(at)
      : formed(at, zone, dateForm)
  return {
    /** A day without a clock is the same day everywhere. */
    day: (isoDay: string) => dayIn(new Date(isoDay), 'UTC'),
    moment: (at: Date) => {
      const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone } as const
      return `${dayIn(at, timeZone)} ${dateWriter(tag, clock).format(at)} (${timeZone})`
    },
  }
}

function formed(at: Date, timeZone: string, form: Exclude<Clock['dateForm'], 'language'>): string {
  const [yyyy = '', mm = '', dd = ''] = dateWriter('sv-SE', { timeZone }).format(at).split('-')
  return form.replace('yyyy', yyyy).replace('mm', mm).replace('dd', dd)
}
