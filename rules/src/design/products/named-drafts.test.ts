import { expect, test } from 'vitest'
import {
  draftLimitRefusal,
  draftNameRefusal,
  mainDraftRefusal,
  MAX_NAMED_DRAFTS,
  nextRevision,
  otherDraftRefusal,
  publishedNumber,
} from '.'

const draft = (draftName: string) => ({ id: draftName, draftName })

test.each([
  ['a new one', 'Next year', null],
  ['one that is there', 'Summer', 'products.draftNameTaken'],
  ['the same in other letters', ' summer ', 'products.draftNameTaken'],
])('a name for a draft: %s', (_which, name, code) => {
  expect(draftNameRefusal(name, [draft(''), draft('Summer')])?.code ?? null).toBe(code)
})

test('there are only so many drafts, and the main one is not counted', () => {
  const named = Array.from({ length: MAX_NAMED_DRAFTS }, (_, at) => draft(`${at}`))
  expect(draftLimitRefusal([draft(''), ...named.slice(1)])).toBeNull()
  expect(draftLimitRefusal([draft(''), ...named])?.code).toBe('products.draftLimit')
})

test('the main draft stays what it is', () => {
  expect(mainDraftRefusal(draft(''))?.code).toBe('products.draftIsMain')
  expect(mainDraftRefusal(draft('Summer'))).toBeNull()
})

const body = (number: number, state: 'draft' | 'published') => ({ number, state })
test.each([
  ['the first', 1, [body(1, 'draft')], 1],
  ['in order', 3, [body(2, 'published'), body(3, 'draft'), body(4, 'draft')], 3],
  ['before a lower one', 4, [body(2, 'published'), body(3, 'draft'), body(4, 'draft')], 4],
  ['after a greater one', 3, [body(4, 'published'), body(3, 'draft')], 5],
  ['after a greater one, with another beside it', 3, [body(4, 'published'), body(3, 'draft'), body(5, 'draft')], 6],
])('the number of what is published, %s', (_when, own, bodies, number) => {
  expect(publishedNumber(own, bodies)).toBe(number)
})

test('what was read of another draft is not saved', () => {
  const floor = nextRevision([{ revision: 7 }, { revision: 12 }])
  expect(floor).toBe(13)
  expect(otherDraftRefusal(12, floor)?.code).toBe('products.otherDraft')
  expect(otherDraftRefusal(13, floor)).toBeNull()
})
