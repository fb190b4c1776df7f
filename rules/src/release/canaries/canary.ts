import { refusalOf, type Refusal } from '../../kernel'

/** A canary runs until everybody gets the new release, nobody does any more, or something else was mounted. */
export const canaryStates = ['running', 'promoted', 'ended', 'rolledBack', 'replaced'] as const
export type CanaryState = (typeof canaryStates)[number]

export const canaryActs = ['change', 'promote', 'end', 'rollBack', 'replace'] as const
export type CanaryAct = (typeof canaryActs)[number]

/** States are rows, acts are columns; what is over stays as it is. */
export const canaryLife: Readonly<Record<CanaryState, Partial<Record<CanaryAct, CanaryState>>>> = {
  running: { change: 'running', promote: 'promoted', end: 'ended', rollBack: 'rolledBack', replace: 'replaced' },
  promoted: {},
  ended: {},
  rolledBack: {},
  replaced: {},
}

/** Of a hundred visitors so many get the new release. */
export const canaryShares = [1, 5, 10, 25, 50, 75] as const

type Place = {
  readonly environment: 'live' | 'prelive'
  readonly isSelling: boolean
  readonly hasCanary: boolean
  readonly isSame: boolean
}

export type CanaryCode = 'canaries.notLive' | 'canaries.runs' | 'canaries.sameRelease' | 'canaries.isOver'

/** Why no share of the visitors can be given this release here. */
export function startRefusal({ environment, isSelling, hasCanary, isSame }: Place): Refusal<CanaryCode> | null {
  if (environment !== 'live' || !isSelling) return refusalOf('canaries.notLive')
  if (hasCanary) return refusalOf('canaries.runs')
  return isSame ? refusalOf('canaries.sameRelease') : null
}

export const canaryRefusal = (state: CanaryState, act: CanaryAct): Refusal<CanaryCode> | null =>
  canaryLife[state][act] === undefined ? refusalOf('canaries.isOver', { state }) : null

/** No common divisor with a hundred: a hundred turns are every number once, and a small share is spread over them. */
const STRIDE = 37

/**
 * Whether the visitor whose turn this is gets the new release. Counted, not drawn: of any hundred visitors exactly the
 * share does.
 */
export const isFresh = (turn: number, share: number): boolean => (turn * STRIDE) % 100 < share
