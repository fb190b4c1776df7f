import type { DesignView } from '@coverwright/contract/policy-numbers'
import type { Formats } from '@coverwright/ui/formats'
import type { T } from '@coverwright/ui/locales'

/** The next number, or why there is none today. */
export function nextWords(t: T, formats: Formats, { next, pause, design }: DesignView): string {
  if (pause === null) return next ?? t('pause.usedUp')
  return t(`pause.${pause}`, { date: formats.date(pause === 'ended' ? design.endDate : design.startDate) })
}
