import { type Question, startQuestion } from '@coverwright/rules/design/forms'
import type { Page } from '@coverwright/rules/design/products'
import { expect, test } from 'vitest'
import { chosenAfter } from './editor-store'
import { dropPlace, outlineRows } from './outline-rows'

const text = (id: string) =>
  ({ ...startQuestion('text', id, `${id}Name`), title: { en_us: `Title ${id}` } }) as Question
const pages: Page[] = [
  { id: 'one', title: { en_us: 'Start' }, questions: [text('a')] },
  {
    id: 'two',
    title: { en_us: 'Drivers' },
    questions: [
      { ...startQuestion('group', 'g', 'drivers'), title: { en_us: 'Each driver' }, questions: [text('x') as never] },
    ],
  },
]
const look = { language: 'en_us' as const, folded: new Set<string>(), find: '' }
const ids = (find: string, folded: string[] = []) =>
  outlineRows(pages, { ...look, find, folded: new Set(folded) }).map(({ id }) => id)

test('pages, questions and what is in groups stand line by line', () => {
  expect(ids('')).toEqual(['page one', 'a', 'page two', 'g', 'x'])
  expect(ids('', ['page two'])).toEqual(['page one', 'a', 'page two'])
})

test('what is looked for is found by title and data name, with its page, folded or not', () => {
  expect(ids('title X', ['page two'])).toEqual(['page two', 'x'])
  expect(ids('aname')).toEqual(['page one', 'a'])
  expect(ids('nothing like it')).toEqual([])
})

test('a page and a question with the same id are two lines', () => {
  const cover: Page[] = [{ id: 'cover', title: { en_us: 'Cover' }, questions: [text('cover')] }]
  const lines = outlineRows(cover, look).map(({ id }) => id)
  expect(new Set(lines).size).toBe(2)
})

test.each([
  ['down onto a page: first on it', 1, 2, { pageId: 'two', at: 0 }],
  ['up onto a page: last of the one before', 4, 2, { pageId: 'one', at: 1 }],
  ['up onto the first page: first on it', 4, 0, { pageId: 'one', at: 0 }],
  ['down onto a group: into it', 1, 3, { pageId: 'two', groupId: 'g', at: 0 }],
  ['down onto what is in a group: behind it', 1, 4, { pageId: 'two', groupId: 'g', at: 1 }],
  ['up onto a question: before it', 4, 1, { pageId: 'one', at: 0 }],
])('dropped %s', (_, from, to, place) => {
  expect(dropPlace(pages, outlineRows(pages, look), from, to)).toEqual(place)
})

test.each([
  ['alone', { adds: false, extends: false }, ['c']],
  ['beside the others', { adds: true, extends: false }, ['a', 'c']],
  ['with all between', { adds: false, extends: true }, ['a', 'b', 'c']],
])('chosen %s', (_, keys, chosen) => expect(chosenAfter(['a'], ['a', 'b', 'c', 'd'], 'c', keys)).toEqual(chosen))
