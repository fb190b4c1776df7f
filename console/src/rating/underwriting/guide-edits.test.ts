import type { Guide } from '@coverwright/contract/rating/underwriting'
import { expect, test } from 'vitest'
import {
  addEntry,
  changeEntry,
  decideAs,
  moveEntry,
  newRule,
  newTable,
  placedAt,
  removeEntry,
  spokenAt,
  writtenIn,
} from './guide-edits'

const empty: Guide = { version: 1, rules: [], tables: [] }
const two = addEntry(addEntry(empty, 'rules', newRule('a')), 'rules', newRule('b'))
const ids = (guide: Guide) => guide.rules.map(({ id }) => id)

test('rules are added, moved, changed and removed, and the guide before stays as it was', () => {
  expect(ids(moveEntry(two, 'rules', 'b', -1))).toEqual(['b', 'a'])
  expect(moveEntry(two, 'rules', 'a', -1)).toBe(two)
  expect(ids(removeEntry(two, 'rules', 'a'))).toEqual(['b'])
  expect(changeEntry(two, 'rules', { ...newRule('b'), title: 'B' }).rules[1]?.title).toBe('B')
  expect(ids(two)).toEqual(['a', 'b'])
})

test('a table is mapped by the names of its columns', () => {
  const table = {
    key: 'ages',
    tableId: '',
    name: 'Ages',
    rowCount: 1,
    use: 'underwriting' as const,
    inputs: [
      { id: 'driver_age', title: 'Driver age' },
      { id: 'c', title: 'Engine cc' },
    ],
    outputs: [
      { id: 'why', title: 'Reason' },
      { id: 'd', title: 'Decision' },
    ],
  }
  expect(newTable('t', table, ['driverAge', 'engine', 'engineType'])).toMatchObject({
    inputs: { driver_age: 'driverAge', c: 'engine' },
    columns: { decision: 'd', reason: 'why' },
    otherwise: 'refer',
  })
})

test('terms are kept while the verdict can have some', () => {
  const verdict = { decision: 'acceptWithTerms', terms: [{ kind: 'message', text: 'x' }] } as const
  expect(decideAs({ ...verdict, terms: [...verdict.terms] }, 'acceptWithTerms')).toEqual(verdict)
  expect(decideAs({ decision: 'refer' }, 'decline')).toEqual({ decision: 'decline' })
})

test('a place that is not chosen and a language that nothing is said in are not kept', () => {
  expect(placedAt({ decision: 'd', message: 'm' }, 'message', undefined)).toEqual({ decision: 'd' })
  const both = spokenAt([{ language: 'zh_tw', message: 'm' }], { language: 'zh_tw', what: 'exclusion', value: 'e' })
  expect(both).toEqual([{ language: 'zh_tw', message: 'm', exclusion: 'e' }])
  const one = spokenAt(both, { language: 'zh_tw', what: 'message', value: undefined })
  expect(one).toEqual([{ language: 'zh_tw', exclusion: 'e' }])
  expect(spokenAt(one, { language: 'zh_tw', what: 'exclusion', value: undefined })).toEqual([])
  expect(writtenIn({ en_us: 'a', zh_tw: 'b' }, 'zh_tw', '')).toEqual({ en_us: 'a' })
})
