import { expect, test } from 'vitest'
import { confirmationState } from './confirmation'

const now = new Date('2026-03-02T09:00:00Z')
const earlier = new Date('2026-03-01T09:00:00Z')
const later = new Date('2026-03-03T09:00:00Z')

test.each([
  ['waits for whoever got it', { takenAt: null, expiresAt: later }, 'pending'],
  ['is verified once it was used', { takenAt: earlier, expiresAt: later }, 'verified'],
  ['stays verified after its time', { takenAt: earlier, expiresAt: earlier }, 'verified'],
  ['has expired when its time is over', { takenAt: null, expiresAt: now }, 'expired'],
  ['has failed when nobody sent it', null, 'failed'],
] as const)('a confirmation %s', (_sentence, link, state) => {
  expect(confirmationState(link, now)).toBe(state)
})
