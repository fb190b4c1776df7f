import { expect, test } from 'vitest'
import { campaignOf, pageActs, pageRefusal, pageSlugRefusal, pageStates } from '.'

test.each([
  ['winter-trips', null],
  ['Winter', 'directPages.addressShape'],
  ['a', 'directPages.addressShape'],
  ['two--dashes', 'directPages.addressShape'],
  ['x'.repeat(61), 'directPages.addressShape'],
  ['assets', 'directPages.addressReserved'],
  ['pictures', 'directPages.addressReserved'],
])('a page at /d/%s: %s', (slug, code) => expect(pageSlugRefusal(slug)?.code ?? null).toBe(code))

test('what is online is taken offline before it is deleted, and nothing happens twice', () => {
  const can = pageStates.flatMap((state) =>
    pageActs.filter((act) => pageRefusal(state, act) === null).map((act) => `${state} ${act}`),
  )
  expect(can).toEqual(['draft publish', 'draft delete', 'online unpublish', 'offline publish', 'offline delete'])
})

test.each([
  ['winter 2026', 'winter-2026'],
  ['<script>', 'script'],
  ['  ', ''],
  [null, ''],
  ['冬季', ''],
  ['x'.repeat(90), 'x'.repeat(40)],
])('a campaign called %j is told as %j', (said, told) => expect(campaignOf(said)).toBe(told))
