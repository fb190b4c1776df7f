import { type Refusal, refusalOf } from '../../kernel'

export const caseStates = ['open', 'asked', 'accepted', 'declined'] as const
export type CaseState = (typeof caseStates)[number]

/** What is written into the file of a case, one after the other; the last decision counts. */
export const caseEntryKinds = [
  'referred',
  'taken',
  'handedOver',
  'note',
  'asked',
  'accepted',
  'declined',
  'rulesAccepted',
  'rulesDeclined',
] as const
export type CaseEntryKind = (typeof caseEntryKinds)[number]

/**
 * States are rows, what is written are columns; what is not in it cannot happen. While the buyer is asked, their answers
 * are theirs again: they are referred once more, or the rules decide on them without a person. An offer that ran out
 * before it was paid is referred anew.
 */
export const caseLife: Readonly<Record<CaseState, Partial<Record<CaseEntryKind, CaseState>>>> = {
  open: { taken: 'open', handedOver: 'open', note: 'open', asked: 'asked', accepted: 'accepted', declined: 'declined' },
  asked: {
    ...{ taken: 'asked', handedOver: 'asked', note: 'asked' },
    ...{ referred: 'open', rulesAccepted: 'accepted', rulesDeclined: 'declined' },
  },
  accepted: { note: 'accepted', referred: 'open', rulesAccepted: 'accepted', rulesDeclined: 'declined' },
  declined: { note: 'declined' },
}

export type CaseRefusalCode = 'cases.decided' | 'cases.waitsForBuyer'

/** Why this cannot be written into the file now: it was decided, or the buyer has the word. */
export function entryRefusal(state: CaseState, kind: CaseEntryKind): Refusal<CaseRefusalCode> | null {
  if (caseLife[state][kind] !== undefined) return null
  return refusalOf(state === 'asked' ? 'cases.waitsForBuyer' : 'cases.decided')
}

const HOUR_MS = 3_600_000
/** A buyer who waits for a person hears of them within a day. */
export const dueAfter = (referredAt: Date): Date => new Date(referredAt.getTime() + 24 * HOUR_MS)

/** As it stands in letters and is read out on the phone. */
export const caseNumber = (count: number): string => `C-${String(count).padStart(6, '0')}`
