import { describe, expect, test } from 'vitest'
import {
  bindRefusal,
  bodyOf,
  bodyProblems,
  compareBodies,
  emptyMail,
  emptyPaper,
  findSystemPaper,
  missingByLanguage,
  namesIn,
  type PaperBlock,
  type PaperBody,
  paperMoments,
} from '.'

const every = { id: 'a', when: '' }
const words = (text: string): PaperBlock => ({ ...every, kind: 'text', text: { en_us: text } })
const qr = (holds: string): PaperBlock => ({ ...every, kind: 'qr', holds, caption: {} })
const table = (value: string, more: Partial<Extract<PaperBlock, { kind: 'table' }>> = {}): PaperBlock => ({
  ...{ ...every, kind: 'table', over: 'covers', title: {}, sum: { label: {}, value: {} } },
  columns: [{ id: 'one', title: {}, value: { en_us: value }, align: 'left' }],
  ...more,
})
const paper = (...blocks: PaperBlock[]): PaperBody => ({ ...emptyPaper, blocks })
const codes = (body: PaperBody) => bodyProblems(body).map(({ code, field }) => [code, field])
const none = { names: [] }

describe('a paper cannot be saved', () => {
  test.each([
    [
      'an unknown variable in a text',
      paper(words('{{policy.colour}}')),
      'templates.unknownVariable',
      'blocks.0.text.en_us',
    ],
    [
      'an entry outside of its table',
      paper(words('{{cover.title}}')),
      'templates.unknownVariable',
      'blocks.0.text.en_us',
    ],
    [
      'an entry of another list',
      paper(table('{{insured.name}}')),
      'templates.unknownVariable',
      'blocks.0.columns.0.value.en_us',
    ],
    [
      'an entry in the sum of its table',
      paper(table('{{cover.title}}', { sum: { label: { en_us: 'Total' }, value: { en_us: '{{cover.amount}}' } } })),
      'templates.unknownVariable',
      'blocks.0.sum.value.en_us',
    ],
    [
      'an unknown variable at the foot of the page',
      { ...emptyPaper, page: { ...emptyPaper.page, footer: { zh_tw: '{{policy.nothing}}' } } },
      'templates.unknownVariable',
      'page.footer.zh_tw',
    ],
    ['a QR code of nothing', paper(qr('')), 'templates.linkMissing', 'blocks.0.holds'],
    ['a QR code of a day', paper(qr('{{policy.startDate}}')), 'templates.unknownVariable', 'blocks.0.holds'],
    ['a QR code of a script', paper(qr('javascript:alert(1)')), 'templates.linkNotValid', 'blocks.0.holds'],
    [
      'a condition that cannot be read',
      paper({ ...words('x'), when: 'size(covers) >' }),
      expect.stringMatching(/^logic\./),
      'blocks.0.when',
    ],
  ])('with %s', (_, body, code, field) => expect(codes(body)).toEqual([[code, field]]))

  test.each([
    ['an entry in its table', paper(table('{{cover.title}}'))],
    [
      'a QR code of a number or a link',
      paper(qr('{{policy.number}}'), qr('{{policy.link}}'), qr('https://a.example/x')),
    ],
  ])('but it can with %s', (_, body) => expect(codes(body)).toEqual([]))
})

describe('a paper is bound', () => {
  test('to what is made on paper, and a mail to what is sent', () => {
    expect(bindRefusal(paper(words('x')), 'policyIssued', none)).toEqual({ code: 'templates.otherKind' })
    expect(bindRefusal({ ...emptyMail, subject: { en_us: 'x' } }, 'cover', none)).toEqual({
      code: 'templates.otherKind',
    })
    expect(bindRefusal(paper(words('x')), 'cover', none)).toBeNull()
  })
  test('when it says something, of what is known then', () => {
    expect(bindRefusal(paper(), 'cover', none)).toMatchObject({ code: 'templates.nothingSaid' })
    expect(bindRefusal(paper(words('{{quote.number}}')), 'cover', none)).toMatchObject({
      ...{ code: 'templates.notThere', values: { name: 'quote.number' } },
    })
  })
})

describe('papers of the house', () => {
  test.each(paperMoments)('%s is whole in every language and can be used as it is', (key) => {
    const body = bodyOf(findSystemPaper(key))
    expect(bindRefusal(body, key, none)).toBeNull()
    expect(new Set(Object.values(missingByLanguage(body)))).toEqual(new Set([0]))
    expect(new Set(body.blocks.map(({ id }) => id)).size).toBe(body.blocks.length)
  })
  test.each(['cover', 'receipt'] as const)(
    '%s never lacks a value: what may be missing stands in rows that hide',
    (key) => {
      const body = bodyOf(findSystemPaper(key))
      const outside = { ...body, blocks: body.blocks.filter(({ kind }) => kind !== 'facts') }
      const always = ['company.name', 'policy.number', 'policy.premium']
      const inLoops = /^(cover|premiumLine|specialTerm)\./
      expect(namesIn(outside).filter((name) => !inLoops.test(name) && !always.includes(name))).toEqual([])
    },
  )
})

const whole = { block: null, language: null }

test('a copy is told from the original by texts, settings of blocks and the page', () => {
  const theirs = bodyOf(findSystemPaper('certificate'))
  const mine: PaperBody = {
    ...theirs,
    page: { ...theirs.page, size: 'letter', header: { en_us: 'Confidential' } },
    blocks: theirs.blocks
      .filter(({ id }) => id !== 'signature')
      .map((block) =>
        block.kind === 'qr' ? { ...block, holds: '{{policy.link}}', when: 'policy.premium > 1' } : block,
      ),
  }
  expect(compareBodies(theirs, theirs)).toEqual([])
  expect(compareBodies(mine, theirs)).toEqual([
    {
      ...{ place: 'page.header.en_us', block: null, field: 'page.header', language: 'en_us' },
      ...{ mine: 'Confidential', theirs: null },
    },
    { place: 'page.size', ...whole, field: 'page.size', mine: 'letter', theirs: 'a4' },
    { place: 'qr.when', ...whole, block: 'qr', field: 'when', mine: 'policy.premium > 1', theirs: '' },
    { place: 'qr.holds', ...whole, block: 'qr', field: 'holds', mine: '{{policy.link}}', theirs: '{{policy.number}}' },
    { place: 'signature', ...whole, block: 'signature', field: '', mine: null, theirs: 'signature' },
  ])
})
