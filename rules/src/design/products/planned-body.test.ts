import { expect, test } from 'vitest'
import { startQuestion } from '../forms'
import type { PlanDocument, PlanSet } from '../plans'
import {
  bodyProblems,
  type Body,
  datasetOf,
  knownNames,
  plannedBody,
  ratedDatasetOf,
  ratedNames,
  readBy,
  startingBody,
  upgradeBody,
} from '.'

const booklet: PlanDocument = { language: 'en_us', fileId: 'f', name: 'b.pdf', sha256: 'abc', size: 9 }
const plan = (id: string, dollars: number | null): PlanSet['plans'][number] => ({
  id,
  title: { en_us: id, zh_tw: `${id}計劃` },
  subtitle: {},
  description: {},
  covers: [
    {
      dataName: 'glass',
      title: { en_us: 'Glass', zh_tw: '玻璃' },
      amount: dollars === null ? null : { minor: dollars * 100, currency: 'HKD' },
      words: dollars === null ? { en_us: 'Unlimited', zh_tw: '無上限' } : {},
      tooltip: { en_us: 'Windows', zh_tw: '車窗' },
    },
  ],
  addOns: [],
  declarations: [],
  booklet: [booklet],
  coverDocument: [],
})
const nothing = { minor: 0, currency: 'HKD' }
const plans: PlanSet = {
  currency: 'HKD',
  plans: [plan('basic', 2000), plan('full', null)],
  addOns: [
    { id: 'tow', title: { en_us: 'Tow', zh_tw: '拖車' }, description: {}, yearly: nothing, monthly: nothing },
    { id: 'hire', title: { en_us: 'Hire', zh_tw: '代用車' }, description: {}, yearly: nothing, monthly: nothing },
  ],
}
const titled = { title: { en_us: 'Choose', zh_tw: '選擇' } }

function aBody(change: Partial<Body> = {}): Body {
  const about = { name: 'Car', currency: 'HKD', timeZone: 'Asia/Hong_Kong', languages: ['en_us', 'zh_tw'] as const }
  const start = startingBody(about, () => 'p')
  const questions = [
    { ...startQuestion('plan', 'q1', 'chosenPlan'), ...titled, options: [] },
    { ...startQuestion('addOns', 'q2', 'extras'), ...titled, options: [] },
  ]
  return { ...start, pages: start.pages.map((page) => ({ ...page, questions })), plans, ...change }
}

test('the choice of plans speaks the words of the plans, in every language of the product', () => {
  const [choice, extras] = plannedBody(aBody(), ({ sha256 }) => `/read/${sha256}`).pages[0]!.questions
  expect(choice).toMatchObject({
    options: [
      {
        value: 'basic',
        label: { zh_tw: 'basic計劃' },
        readings: [{ kind: 'booklet', address: { en_us: '/read/abc' } }],
      },
      { value: 'full' },
    ],
    covers: [
      {
        label: { en_us: 'Glass' },
        note: { zh_tw: '車窗' },
        amounts: { basic: { en_us: 'HK$2,000' }, full: { zh_tw: '無上限' } },
      },
    ],
  })
  expect(extras).toMatchObject({ options: [{ value: 'tow', label: { zh_tw: '拖車' } }, { value: 'hire' }] })
})

test('a journey whose choice is filled from the plans is sound, and its dataset knows what can be chosen', () => {
  expect(bodyProblems(aBody())).toEqual([])
  expect(datasetOf(aBody()).names[0]?.type).toEqual({ kind: 'choice', options: ['basic', 'full'] })
  expect(bodyProblems(aBody({ plans: undefined })).map(({ code }) => code)).toContain('question.fewOptions')
})

test('a plan that lacks a language of the product stands in the way of publishing, at its place', () => {
  const half = { ...plans, plans: plans.plans.map((each) => ({ ...each, title: { en_us: 'Only English' } })) }
  expect(bodyProblems(aBody({ plans: half })).map(({ code, field }) => `${code} ${field}`)).toEqual([
    'body.textMissing plans.plans.0.title',
    'body.textMissing plans.plans.1.title',
  ])
})

test('plans of the first shape, in one language and without documents, are read as texts of that language', () => {
  const older = {
    ...aBody(),
    version: 1,
    languages: ['zh_tw', 'en_us'],
    plans: {
      currency: 'HKD',
      plans: [
        {
          id: 'basic',
          title: '基本',
          subtitle: '',
          description: '',
          covers: [{ dataName: 'glass', title: '玻璃', amount: null, words: '無上限', tooltip: '' }],
          addOns: ['tow'],
          declarations: [{ id: 'd', kind: 'general', text: '屬實', isRequired: true }],
          booklet: null,
          coverDocument: null,
        },
      ],
      addOns: [{ id: 'tow', title: '拖車', description: '', yearly: nothing, monthly: nothing }],
    },
  }
  expect(upgradeBody(older as never)).toMatchObject({
    version: 2,
    plans: {
      plans: [
        {
          title: { zh_tw: '基本' },
          subtitle: {},
          covers: [{ title: { zh_tw: '玻璃' }, words: { zh_tw: '無上限' }, tooltip: {} }],
          declarations: [{ text: { zh_tw: '屬實' } }],
          booklet: [],
          coverDocument: [],
        },
      ],
      addOns: [{ title: { zh_tw: '拖車' }, description: {} }],
    },
  })
})

test('names are titled for whoever reads, in a language that the product speaks', () => {
  const titlesFor = (reader: 'zh_tw' | 'zh_cn') => knownNames(readBy(aBody(), reader)).map(({ title }) => title)
  expect(titlesFor('zh_tw')).toEqual(['選擇', '選擇', '玻璃'])
  expect(titlesFor('zh_cn')).toEqual(['Choose', 'Choose', 'Glass'])
})

test('what prices speak of is `plan`, never the answer to the question that chooses it; without plans it is an answer like any', () => {
  const names = (body: Body) => ratedDatasetOf(body).names.map(({ name }) => name)
  const chosen = datasetOf(aBody()).names.map(({ name }) => name)
  expect(names(aBody())).toEqual([])
  expect(ratedNames(aBody()).map(({ from }) => from)).toEqual(['cover'])
  expect(names(aBody({ plans: undefined }))).toEqual(chosen)
})
