import fc from 'fast-check'
import { expect, test } from 'vitest'
import { patchesBetween } from '../../drafts'
import { type Question, startQuestion } from '../forms'
import type { Page } from './body'
import { pagesShape, patchedPages } from './pages-shape'

const anyText = fc.record({ en_us: fc.string(), zh_tw: fc.string() })
const anyQuestion = fc
  .record({
    title: anyText,
    help: fc.option(anyText, { nil: undefined }),
    showIf: fc.option(fc.string(), { nil: undefined }),
  })
  .map(({ title, help, showIf }) => ({ title, ...(help ? { help } : {}), ...(showIf ? { showIf } : {}) }))
const anyPages: fc.Arbitrary<Page[]> = fc
  .uniqueArray(fc.nat(6), { maxLength: 5 })
  .chain((ids) =>
    fc.tuple(
      ...ids.map((id) => fc.tuple(fc.constant(id), anyText, fc.uniqueArray(fc.nat(9), { maxLength: 5 }), anyQuestion)),
    ),
  )
  .map((pages) =>
    pages.map(([id, title, questions, like]) => ({
      id: `page${id}`,
      title,
      questions: questions.map((each): Question => ({
        ...startQuestion('choice', `q${each}`, `name${each}`),
        ...like,
      })),
    })),
  )

test('whatever a form becomes, the small changes between the two make it so', () => {
  fc.assert(
    fc.property(anyPages, anyPages, (before, after) => {
      expect(patchedPages(before, patchesBetween(before, after, pagesShape))).toEqual({ pages: after, met: [] })
    }),
  )
})

const page = (help?: Record<string, string>): Page[] => [
  { id: 'p', title: { en_us: 'P' }, questions: [{ ...startQuestion('text', 'q', 'q'), ...(help ? { help } : {}) }] },
]

test('a text that is taken back in its last language is not there', () => {
  const patches = patchesBetween(page({ en_us: 'Hm' }), page(), pagesShape)
  expect(patchedPages(page({ en_us: 'Hm' }), patches).pages).toEqual(page())
})

test('two languages of one text are two pieces; one language in two ways is told', () => {
  const mine = patchesBetween(page({ en_us: 'Hm' }), page({ en_us: 'Mine' }), pagesShape)
  expect(patchedPages(page({ en_us: 'Hm', zh_tw: '嗯' }), mine).met).toEqual([])
  expect(patchedPages(page({ en_us: 'Theirs' }), mine).met).toEqual([['p', 'questions', 'q', 'help', 'en_us']])
})
