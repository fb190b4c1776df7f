import { refusalOf, type Refusal } from '../../kernel'

/** Where a shell stands: for the people of the company behind a link, or for everybody. */
export const environments = ['prelive', 'live'] as const
export type Environment = (typeof environments)[number]

/** What is kept of a shell. That it is scheduled, or expired, the clock and its schedules say. */
export const shellStates = ['preOnline', 'online', 'offline', 'trash'] as const
export type ShellState = (typeof shellStates)[number]

export const shellActs = ['goOnline', 'swap', 'rollBack', 'takeOffline', 'discard', 'restore', 'remove'] as const
export type ShellAct = (typeof shellActs)[number]

/**
 * States are rows, acts are columns. Out of the trash a shell comes back to staging, where nobody is sold anything;
 * `removed` is the end of it.
 */
export const shellLife: Readonly<Record<ShellState, Partial<Record<ShellAct, ShellState | 'removed'>>>> = {
  preOnline: { goOnline: 'online', discard: 'trash' },
  online: { swap: 'online', rollBack: 'online', takeOffline: 'offline' },
  offline: { goOnline: 'online', discard: 'trash' },
  trash: { restore: 'preOnline', remove: 'removed' },
}

export type ShellCode = 'publishing.notNow'

/** Why this cannot be done to a shell as it stands. */
export function shellRefusal(state: ShellState, act: ShellAct): Refusal<ShellCode> | null {
  return shellLife[state][act] === undefined ? refusalOf('publishing.notNow', { state }) : null
}

/** What was scheduled first of what still waits. */
export type Scheduled = 'publish' | 'replace' | 'offline'

export const shellStatuses = [...shellStates, 'scheduledToOnline', 'scheduledToOffline', 'expired'] as const
export type ShellStatus = (typeof shellStatuses)[number]

/** What people call it today: its state, unless something is to happen to it, or its time is over. */
export function shellStatus(state: ShellState, scheduled: Scheduled | null, isExpired: boolean): ShellStatus {
  if (state === 'online' && isExpired) return 'expired'
  if (state === 'online' && scheduled === 'offline') return 'scheduledToOffline'
  const waits = state === 'preOnline' || state === 'offline'
  return waits && (scheduled === 'publish' || scheduled === 'replace') ? 'scheduledToOnline' : state
}
