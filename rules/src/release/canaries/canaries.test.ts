import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  brokenLimit,
  canaryActs,
  canaryLife,
  canaryRefusal,
  canaryShares,
  canaryStates,
  isFresh,
  type SideFigures,
  startRefusal,
  usualLimits,
  watchLimits,
} from '.'

test.each([...canaryShares])('of any hundred visitors exactly %d get the new release', (share) => {
  fc.assert(
    fc.property(fc.nat(1_000_000), (first) => {
      const turns = Array.from({ length: 100 }, (_, turn) => isFresh(first + turn, share))
      expect(turns.filter(Boolean)).toHaveLength(share)
    }),
    { numRuns: 20 },
  )
})

test('a canary that is over stays as it is', () => {
  for (const state of canaryStates)
    for (const act of canaryActs) {
      expect(canaryRefusal(state, act) === null).toBe(state === 'running')
      expect(canaryStates).toContain(canaryLife[state][act] ?? state)
    }
})

const place = { environment: 'live', isSelling: true, hasCanary: false, isSame: false } as const
test.each([
  [{}, null],
  [{ environment: 'prelive' }, 'canaries.notLive'],
  [{ isSelling: false }, 'canaries.notLive'],
  [{ hasCanary: true }, 'canaries.runs'],
  [{ isSame: true }, 'canaries.sameRelease'],
] as const)('on a place with %o a canary is refused with %s', (change, code) => {
  expect(startRefusal({ ...place, ...change })?.code ?? null).toBe(code)
})

const calm: SideFigures = {
  ...{ views: 100, errors: 0, slow: 0, quotes: 50, declined: 5, referred: 0 },
  ...{ bought: 10, priced: 40, pricedMinor: 400_000 },
}
const side = (change: Partial<SideFigures>): SideFigures => ({ ...calm, ...change })

test.each<[string, Partial<SideFigures>, Partial<SideFigures>, string | null]>([
  ['both the same', {}, {}, null],
  ['errors on the new one', { errors: 3 }, {}, 'errors'],
  ['errors at the limit', { errors: 2 }, {}, null],
  ['as many errors on the old one', { errors: 3 }, { errors: 3 }, null],
  ['errors of a few visitors', { views: 19, errors: 19 }, {}, null],
  ['more declined', { declined: 11 }, {}, 'declines'],
  ['as many more declined as allowed', { declined: 10 }, {}, null],
  ['few quotes, all declined', { quotes: 9, declined: 9 }, {}, null],
  ['few quotes on the old one', { declined: 50 }, { quotes: 9, declined: 0 }, null],
  ['dearer', { pricedMinor: 461_000 }, {}, 'price'],
  ['cheaper', { pricedMinor: 339_000 }, {}, 'price'],
  ['dearer by what is allowed', { pricedMinor: 460_000 }, {}, null],
  ['no price on either', { priced: 0, pricedMinor: 0 }, { priced: 0, pricedMinor: 0 }, null],
])('%s', (_what, fresh, standing, broken) => {
  const watched = watchLimits(usualLimits, side(fresh), side(standing))
  expect(brokenLimit(watched)?.limit ?? null).toBe(broken)
})

test('what has no limit is shown and ends nothing', () => {
  const none = { errors: null, declines: null, price: null }
  const watched = watchLimits(none, side({ errors: 90, declined: 50, pricedMinor: 1 }), calm)
  expect(watched.map(({ fresh }) => fresh)).toEqual([90, 100, -100])
  expect(brokenLimit(watched)).toBeNull()
})
