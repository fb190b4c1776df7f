import { expect, test } from 'vitest'
import { compileGuide } from './compile-guide'
import type { Term, UnderwritingTable } from '../../design/parts'
import { dataset, decide, guide, rule, table } from './guide.builder'
import { termTextIn, termTexts } from './term-text'

const wordsOf = (term: Term | undefined) => (term && 'text' in term ? term.text : '')

test('an exclusion or message is told in the reader’s language, or in the nearest that it was written in', () => {
  const text = { en_us: 'Stop', zh_tw: '請戒菸' }
  const said = rule('smoker', 'smokes', { decision: 'acceptWithTerms', terms: [{ kind: 'message', text }] })
  const [term] = decide({ age: 30, smokes: true, illness: 'none' }, { ...guide, rules: [said] }).terms
  const words = (['zh_tw', 'zh_cn', 'en_uk'] as const).map((language) => termTextIn(wordsOf(term), language))
  expect(words).toEqual(['請戒菸', '請戒菸', 'Stop'])
  expect(termTextIn('As it was written before', 'zh_tw')).toBe('As it was written before')
  expect(termTexts('As it was written before', 'zh_cn')).toEqual({ zh_cn: 'As it was written before' })
})

test('a table says it in several languages by a column for each, and plainly with one', () => {
  const [entry] = guide.tables as [UnderwritingTable]
  const spoken = [{ language: 'zh_tw', exclusion: 'reason' }] as const
  const used = { ...guide, language: 'en_uk', tables: [{ ...entry, spoken }] } as const
  const { terms } = decide({ age: 30, smokes: false, illness: 'asthma' }, used)
  expect(terms).toContainEqual({ kind: 'exclusion', text: { en_uk: 'Lungs', zh_tw: 'Asthma' } })
  const unknown = { ...entry, spoken: [{ language: 'zh_tw', message: 'nowhere' }] } as const
  expect(compileGuide({ ...guide, tables: [unknown] }, dataset, [table])).toMatchObject({
    problems: [{ code: 'underwriting.unknownColumn', values: { column: 'nowhere' }, where: 't' }],
  })
})

test('what buyers are told has words, in a draft; what was published without them still decides', () => {
  for (const text of ['', ' ', {}, { en_us: ' ' }]) {
    const rules = [rule('smoker', 'smokes', { decision: 'acceptWithTerms', terms: [{ kind: 'exclusion', text }] })]
    const used = { ...guide, rules }
    expect(compileGuide(used, dataset, [table])).toMatchObject({
      problems: [{ code: 'underwriting.unsaid', where: 'smoker' }],
    })
    expect(compileGuide(used, dataset, [table], { isFrozen: true }).ok).toBe(true)
  }
})
