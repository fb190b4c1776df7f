import { type Question, startQuestion } from '@coverwright/rules/design/forms'
import type { Page } from '@coverwright/rules/design/products'
import { expect, test } from 'vitest'
import { logicMap } from './map-nodes'

const text = (id: string, change: Partial<Question> = {}) =>
  ({ ...startQuestion('text', id, id), title: { en_us: id }, ...change }) as Question
const page = (id: string, ...questions: Question[]): Page => ({ id, title: { en_us: id }, questions })

test('pages stand one after another, with what is bound to them, where they jump and what they read', () => {
  const { pages, edges } = logicMap([
    page('one', text('a', { skips: [{ when: 'a == "x"', toPage: 'three' }] })),
    page('two', text('b', { showIf: 'a != ""' })),
    page('three', text('c')),
  ])
  expect(pages.map(({ id, blocks }) => `${id} ${blocks.map(({ does }) => does).join()}`)).toEqual([
    'one skip',
    'two show',
    'three ',
  ])
  expect(pages[0]!.x).toBeLessThan(pages[1]!.x)
  expect(edges.map(({ from, to, kind }) => `${from} ${kind} ${to}`)).toEqual([
    'one next two',
    'two next three',
    'one skip three',
    'one reads two',
  ])
})

test('a form of a hundred pages is laid out, and a jump to nowhere is left out', () => {
  const many = Array.from({ length: 100 }, (_, at) =>
    page(`p${at}`, text(`q${at}`, { skips: [{ when: '', toPage: 'gone' }] })),
  )
  const { pages, edges } = logicMap(many)
  expect(pages).toHaveLength(100)
  expect(edges.filter(({ kind }) => kind === 'skip')).toEqual([])
})
