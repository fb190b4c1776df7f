import { expect, test } from 'vitest'
import type { Plan } from '../plans'
import { bookletsOf, excerptOf, pdfRefusal, planDocumentsOf, searchedText } from '.'

test.each([
  [null, 'documentCentre.notComply'],
  [{ pages: null, text: '' }, 'documentCentre.pageCountMissing'],
  [{ pages: 0, text: '' }, 'documentCentre.pageCountMissing'],
  [{ pages: 1, text: '' }, null],
])('a file that reads as %j is refused with %s', (facts, code) => {
  expect(pdfRefusal(facts)?.code ?? null).toBe(code)
})

test('text is searched as people type it: one space, full-width letters as usual ones, nothing unprintable', () => {
  expect(searchedText(' The\u0000 ｃｏｖｅｒ\n\n of  2026 ')).toBe('The cover of 2026')
  expect(searchedText('x'.repeat(300_000))).toHaveLength(200_000)
})

test('an excerpt shows what was looked for with some words around it', () => {
  const text = `${'before '.repeat(20)}pre-existing conditions${' after'.repeat(20)}`
  expect(excerptOf(text, 'Existing COND', 8)).toBe('…ore pre-existing conditions a…')
  expect(excerptOf('short', 'short')).toBe('short')
  expect([excerptOf(text, 'nowhere'), excerptOf(text, '  ')]).toEqual([null, null])
})

const file = (language: 'en_us' | 'zh_tw') => ({ language, fileId: language, name: 'b.pdf', sha256: '', size: 1 })
const plan = (id: string, change: Partial<Plan> = {}): Plan => ({
  ...{ id, title: { en_us: id }, subtitle: {}, description: {}, covers: [], addOns: [], declarations: [] },
  ...{ booklet: [], coverDocument: [], ...change },
})

test('each plan has its booklet, cover document and declarations, in each language or missing there', () => {
  const plans = { currency: 'HKD', addOns: [], plans: [plan('a', { booklet: [file('en_us')] }), plan('b')] }
  const body = { plans, languages: ['en_us', 'zh_tw'] as const }
  const rows = planDocumentsOf(body)
  expect(rows.filter(({ planId }) => planId === 'a').map((row) => [row.kind, row.language, row.state])).toEqual([
    ['booklet', 'en_us', 'there'],
    ['booklet', 'zh_tw', 'missing'],
    ['coverDocument', 'en_us', 'missing'],
    ['coverDocument', 'zh_tw', 'missing'],
    ['declarations', null, 'missing'],
  ])
  expect(bookletsOf(body)).toEqual({ plans: 2, there: 1 })
  expect(planDocumentsOf({ languages: ['en_us'] })).toEqual([])
})
