import type { RunRow } from '@coverwright/contract/service/automations'
import type { T } from '@coverwright/ui/locales'
import type { Tone } from '@coverwright/ui/state-tag'

export const runTones: Record<RunRow['state'], Tone> = { waiting: 'info', sent: 'success', notSent: 'neutral' }

/** What became of it, in a sentence: sent, waits until, or why not. */
export function runWords(t: T, { state, reason, detail }: RunRow): string {
  if (state !== 'notSent') return t(`runs.${state}`)
  const why = t(`reasons.${reason ?? 'gone'}`)
  return detail && reason === 'missingValue' ? `${why}: ${detail}` : why
}
