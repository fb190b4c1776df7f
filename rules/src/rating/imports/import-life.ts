/** The way of an upload to tables. What runs is a job; leaving the page does not stop it. */
export const importStates = [
  'identifying',
  'identified',
  'mapped',
  'converting',
  'converted',
  'failed',
  'cancelled',
] as const
export type ImportState = (typeof importStates)[number]

export const importLife = {
  identifying: { found: 'identified', fail: 'failed', cancel: 'cancelled' },
  identified: { map: 'mapped', convert: 'converting', again: 'identifying', cancel: 'cancelled' },
  mapped: { map: 'mapped', convert: 'converting', again: 'identifying', cancel: 'cancelled' },
  converting: { done: 'converted', fail: 'failed', cancel: 'mapped' },
  converted: { map: 'mapped', again: 'identifying' },
  failed: { again: 'identifying', map: 'mapped' },
  cancelled: { again: 'identifying' },
} as const satisfies Record<ImportState, Partial<Record<string, ImportState>>>

export type ImportEvent = 'found' | 'fail' | 'cancel' | 'map' | 'again' | 'convert' | 'done'

/** Where an event leads; null when it cannot happen there. */
export function afterEvent(state: ImportState, event: ImportEvent): ImportState | null {
  return (importLife[state] as Partial<Record<ImportEvent, ImportState>>)[event] ?? null
}
