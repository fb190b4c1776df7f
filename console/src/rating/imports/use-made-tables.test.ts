import type { ComparisonView, TableVersionView, TableView } from '@coverwright/contract/rating/tables'
import { expect, test } from 'vitest'
import { isNothingNew, turnedAway, versionBefore } from './use-made-tables'

const version = (number: number, state: TableVersionView['state']) => ({ number, state })

test('a file is held against the draft that somebody works on, and against what is in force where there is none', () => {
  const [made, draft, active, old] = [
    version(4, 'draft'),
    version(3, 'draft'),
    version(2, 'active'),
    version(1, 'inactive'),
  ]
  expect(versionBefore(made, [made, draft, active, old])).toBe(draft)
  expect(versionBefore(made, [made, active, old])).toBe(active)
  expect(versionBefore(made, [made, old])).toBe(old)
  expect(versionBefore(made, [made])).toBeUndefined()
  // A draft that was left behind by what is in force since then is not what anybody works with.
  expect(versionBefore(made, [made, version(3, 'active'), version(2, 'draft')])).toMatchObject({ number: 3 })
})

test('nothing is new where every row is the same, and only then; as long as nobody has looked, nothing is said', () => {
  const compared = (counts: Partial<ComparisonView['counts']>): ComparisonView => ({
    counts: { added: 0, gone: 0, changed: 0, same: 3, ...counts },
    added: [],
    gone: [],
    changed: [],
  })
  expect(isNothingNew({ comparison: compared({}) })).toBe(true)
  for (const counts of [{ added: 1 }, { gone: 1 }, { changed: 1 }])
    expect(isNothingNew({ comparison: compared(counts) })).toBe(false)
  expect(isNothingNew({ comparison: undefined })).toBe(false)
})

test('Refer and Decline in a price table are said until underwriting asks it', () => {
  const said = { refer: 2, decline: 1 }
  const table = (use: string, ...parts: string[]) =>
    ({ use, usedBy: parts.map((part) => ({ part, title: '' })) }) as unknown as TableView
  expect(turnedAway({ result: { said }, table: table('pricing', 'pricing') })).toMatchObject(said)
  expect(turnedAway({ result: { said }, table: table('pricing', 'underwriting') })).toBeNull()
  expect(turnedAway({ result: { said }, table: table('underwriting') })).toBeNull()
  expect(turnedAway({ result: {}, table: table('pricing') })).toBeNull()
})
