import type { DesignView } from '@coverwright/contract/selling/policy-numbers'
import type { Formats } from '@coverwright/ui/formats'
import type { T } from '@coverwright/ui/locales'

/** On which days numbers are given. */
export function daysWords(t: T, { date, range }: Formats, { startDate, endDate }: DesignView['design']): string {
  if (startDate && endDate) return range(date(startDate), date(endDate))
  if (startDate) return t('days.from', { date: date(startDate) })
  return endDate ? t('days.until', { date: date(endDate) }) : t('days.any')
}

/** The next number, or why there is none today. */
export function nextWords(t: T, formats: Formats, { next, pause, design }: DesignView): string {
  if (pause === null) return next ?? t('pause.usedUp')
  return t(`pause.${pause}`, { date: formats.date(pause === 'ended' ? design.endDate : design.startDate) })
}
