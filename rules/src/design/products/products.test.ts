import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Body,
  bodyProblems,
  canonicalJson,
  datasetOf,
  hasLogic,
  type JourneyLogic,
  logicOf,
  nextPageId,
  NO_LOGIC,
  type Page,
  pageRefusals,
  placeOf,
  previousPageId,
  startingBody,
  walkJourney,
} from '.'
import { parseDay } from '../../kernel'
import { momentIn, type Question, type QuestionOf, startQuestion } from '../forms'
import { upgradedWith } from './body-upgrades'
import { contrast, lookProblems } from './look'
import { readyColours, whiteOn } from './ready-colours'

const ask = (dataName: string, settings: Partial<QuestionOf<'text'>> = {}): QuestionOf<'text'> => ({
  ...startQuestion('text', dataName, dataName),
  title: { en_us: dataName },
  ...settings,
})
const page = (id: string, questions: Question[], settings: Partial<Page> = {}): Page => ({
  id,
  title: { en_us: id },
  questions,
  ...settings,
})
function bodyOf(pages: Page[], settings: Partial<Body> = {}): Body {
  const wanted = { name: 'Travel', currency: 'HKD', timeZone: 'Asia/Hong_Kong', languages: ['en_us'] as const }
  return { ...startingBody(wanted, () => 'p0'), pages, ...settings }
}
/** 'where=asia' holds when that is the answer; enough of a language to walk a journey with. */
const logic: JourneyLogic = {
  ...NO_LOGIC,
  holds: (expression, answers) => {
    const [name = '', value] = expression.split('=')
    return answers[name] === value
  },
}
const idsOf = (body: Body, answers: Record<string, unknown>) =>
  walkJourney(body, answers, logic).pages.map((open) => open.page.id)
const codesOf = (body: Body) => bodyProblems(body).map((problem) => problem.code)

describe('the way through a journey', () => {
  const body = bodyOf([
    page('trip', [ask('where', { skips: [{ when: 'where=home', toPage: 'end' }] })]),
    page('sport', [ask('sport', { showIf: 'where=alps' }), ask('level', { showIf: 'sport=ski' })]),
    page('people', [ask('people')]),
    page('end', [ask('email', { isRequired: false, requireIf: 'where=alps' })]),
  ])

  test.each([
    [{}, ['trip', 'people', 'end']],
    [{ where: 'alps' }, ['trip', 'sport', 'people', 'end']],
    [{ where: 'home' }, ['trip', 'end']],
  ])('with %j it goes over %j', (answers, ids) => expect(idsOf(body, answers)).toEqual(ids))

  test('an answer to a question that is now hidden stays but counts for nothing', () => {
    const answers = { where: 'asia', sport: 'ski', level: 'black' }
    expect(walkJourney(body, answers, logic).counted).toEqual({ where: 'asia' })
    expect(walkJourney(body, { ...answers, where: 'alps' }, logic).counted).toEqual({ ...answers, where: 'alps' })
  })

  test('a question can become required by another answer', () => {
    const last = (where: string) => walkJourney(body, { where }, logic).pages.at(-1)
    const now = momentIn(new Date('2026-06-15T00:00:00Z'), 'UTC')
    expect(pageRefusals(last('alps')!, {}, now)).toMatchObject({ email: { code: 'answer.required' } })
    expect(pageRefusals(last('asia')!, {}, now)).toEqual({})
  })

  test('a page that an answer has hidden gives way to the next one', () => {
    const { pages } = walkJourney(body, { where: 'asia' }, logic)
    expect(placeOf(body, pages, 'sport')).toMatchObject({ open: { page: { id: 'people' } }, number: 2, count: 3 })
    expect(placeOf(body, pages, 'gone')).toMatchObject({ open: { page: { id: 'trip' } }, number: 1 })
  })

  test('next and back are each other’s way, and the end leads back to the last page', () => {
    const { pages } = walkJourney(body, { where: 'alps' }, logic)
    const walked: (string | null)[] = []
    for (let id: string | null = 'trip'; id !== null; id = nextPageId(pages, placeOf(body, pages, id))) walked.push(id)
    expect(walked).toEqual(['trip', 'sport', 'people', 'end'])
    const back: (string | null)[] = []
    for (
      let id = previousPageId(pages, placeOf(body, pages, null));
      id;
      id = previousPageId(pages, placeOf(body, pages, id))
    )
      back.unshift(id)
    expect(back).toEqual(walked)
  })

  test('whatever the skips say, every journey ends', () => {
    const skip = fc.record({
      when: fc.constantFrom('a=1', 'b=1', 'c=1'),
      toPage: fc.constantFrom('a', 'b', 'c', 'd', 'x'),
    })
    fc.assert(
      fc.property(
        fc.array(fc.array(skip, { maxLength: 3 }), { minLength: 4, maxLength: 4 }),
        fc.func(fc.boolean()),
        (skips, chance) => {
          const wild = bodyOf(['a', 'b', 'c', 'd'].map((id, place) => page(id, [ask(id, { skips: skips[place] })])))
          const { pages } = walkJourney(wild, {}, { ...NO_LOGIC, holds: (expression) => chance(expression) })
          let id: string | null = pages[0]!.page.id
          for (let steps = 0; id !== null; steps++) {
            expect(steps).toBeLessThan(5)
            id = nextPageId(pages, placeOf(wild, pages, id))
          }
        },
      ),
    )
  })
})

describe('what is wrong with a body', () => {
  test('a sound one has no problem', () => expect(codesOf(bodyOf([page('a', [ask('name')])]))).toEqual([]))

  test.each<[string, Body]>([
    ['body.noPages', bodyOf([])],
    ['body.pageEmpty', bodyOf([page('a', [])])],
    ['body.pageUntitled', bodyOf([page('a', [ask('x')], { title: {} })])],
    ['body.pageTwice', bodyOf([page('a', [ask('x')]), page('a', [ask('y')])])],
    ['body.questionTwice', bodyOf([page('a', [ask('x', { id: 'q' }), ask('y', { id: 'q' })])])],
    ['body.dataNameTwice', bodyOf([page('a', [ask('x', { id: '1' })]), page('b', [ask('x', { id: '2' })])])],
    ['body.skipNowhere', bodyOf([page('a', [ask('x', { skips: [{ when: 'x=1', toPage: 'z' }] })])])],
    ['body.skipBack', bodyOf([page('a', [ask('x', { skips: [{ when: 'x=1', toPage: 'a' }] })])])],
    ['body.noLanguage', bodyOf([page('a', [ask('x')])], { languages: [] })],
    ['body.languageTwice', bodyOf([page('a', [ask('x')])], { languages: ['en_us', 'en_us'] })],
    ['body.textMissing', bodyOf([page('a', [ask('x')])], { languages: ['en_us', 'zh_tw'] })],
    ['body.currency', bodyOf([page('a', [ask('x')])], { currency: 'QQQ' })],
    ['body.timeZone', bodyOf([page('a', [ask('x')])], { timeZone: 'Mars/Olympus' })],
    ['question.untitled', bodyOf([page('a', [ask('x', { title: {} })])])],
  ])('%s', (code, body) => expect(codesOf(body)).toContain(code))

  test('two groups may both ask for a birthday, one group may not ask twice', () => {
    const group = (dataName: string, names: string[]) =>
      ({
        ...startQuestion('group', dataName, dataName),
        title: { en_us: dataName },
        rowTitle: { en_us: 'One' },
        questions: names.map((name, place) => ask(name, { id: `${dataName}${place}` })),
      }) as Question
    expect(codesOf(bodyOf([page('a', [group('drivers', ['birth']), group('pets', ['birth'])])]))).toEqual([])
    expect(codesOf(bodyOf([page('a', [group('drivers', ['birth', 'birth'])])]))).toEqual(['body.dataNameTwice'])
  })

  test('a missing text is found on its page and question', () => {
    const body = bodyOf([page('a', [ask('x', { title: { en_us: 'Name' } })], { title: { en_us: 'A', zh_cn: '甲' } })], {
      languages: ['zh_cn'],
      name: { zh_cn: '旅' },
    })
    expect(bodyProblems(body)).toContainEqual(
      expect.objectContaining({ code: 'body.textMissing', pageId: 'a', questionId: 'x' }),
    )
  })
})

describe('content and its name', () => {
  test('the order in which things were written down does not matter', () => {
    expect(canonicalJson({ b: [1, { d: undefined, c: 'ü' }], a: null })).toBe('{"a":null,"b":[1,{"c":"ü"}]}')
  })

  test('what has another content has another text', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        const isSame =
          JSON.stringify(JSON.parse(canonicalJson(one))) === JSON.stringify(JSON.parse(canonicalJson(other)))
        expect(canonicalJson(one) === canonicalJson(other)).toBe(isSame)
      }),
    )
  })

  test('an old document is lifted step by step, a newer one is left alone', () => {
    const steps = [
      (old: { version: number }) => ({ ...old, version: 2, title: 'lifted' }),
      (old: { version: number }) => ({ ...old, version: 3, pages: [] }),
    ]
    expect(upgradedWith(steps, { version: 1 }, 3)).toEqual({ version: 3, title: 'lifted', pages: [] })
    expect(upgradedWith(steps, { version: 2 }, 3)).toEqual({ version: 3, pages: [] })
    expect(() => upgradedWith(steps, { version: 4 }, 3)).toThrow('newer')
  })
})

test('a body without logic needs no engine, one with a hidden question in a group does', () => {
  expect(hasLogic(bodyOf([page('a', [ask('x')])]))).toBe(false)
  const group = { ...startQuestion('group', 'g', 'g'), questions: [ask('x', { showIf: 'true' })] }
  expect(hasLogic(bodyOf([page('a', [group])]))).toBe(true)
  expect(walkJourney(bodyOf([page('a', [ask('x')], { showIf: 'false' })]), {}, NO_LOGIC).pages).toEqual([])
})

test('the dataset of a body has one entry for each answer', () => {
  const body = bodyOf([page('a', [ask('x'), { ...startQuestion('information', 'i', 'i') }])])
  expect(datasetOf(body)).toEqual({ names: [{ name: 'x', type: { kind: 'text' } }] })
})

test('a brand colour must carry white text', () => {
  const { look } = bodyOf([])
  expect(contrast('#FFFFFF', '#000000')).toBeCloseTo(21)
  expect(lookProblems(look)).toEqual([])
  const colours = { ...look.colours, brand: '#FFD400' }
  expect(lookProblems({ ...look, colours })).toMatchObject([{ code: 'look.brandTooLight' }])
  expect(lookProblems({ ...look, colours: { ...colours, brand: 'red' } })).toMatchObject([{ code: 'look.notAColour' }])
})

test('conditions of a journey are worked out from the answers as they were typed', () => {
  const age = { ...startQuestion('number', 'age', 'age'), title: { en_us: 'Age' } }
  const trip = { ...startQuestion('yesNo', 'abroad', 'abroad'), title: { en_us: 'Abroad' } }
  const start = { ...startQuestion('date', 'leaving', 'leaving'), title: { en_us: 'Leaving' } }
  const body = bodyOf([page('a', [age, trip, start])])
  const today = parseDay('2026-06-15')!
  const { holds: engine } = logicOf(body, today)
  expect(engine('age >= 1000 && abroad', { age: '1,000', abroad: true })).toBe(true)
  expect(engine('age >= 1000 && abroad', { age: '999', abroad: true })).toBe(false)
  expect(engine('leaving > today', { leaving: '2026-06-16' })).toBe(true)
  expect(engine('age > 3', {})).toBe(false)
  expect(engine('nonsense ((', { age: '5' })).toBe(false)
})

test.each([
  ['logic.unknownName', { showIf: 'agee > 3' }],
  ['logic.syntax', { requireIf: 'age >' }],
  ['journey.askedLater', { showIf: 'later == "x"' }],
])('%s is found on its question before anything is published', (code, settings) => {
  const age = { ...startQuestion('number', 'age', 'age'), title: { en_us: 'Age' } }
  const body = bodyOf([page('a', [age]), page('b', [ask('name', settings)]), page('c', [ask('later')])])
  expect(bodyProblems(body)).toMatchObject([{ code, pageId: 'b', questionId: 'name' }])
})

describe('conditions inside a repeatable group', () => {
  const group = (inner: Question[], settings: object = {}) =>
    ({
      ...startQuestion('group', 'drivers', 'drivers'),
      title: { en_us: 'Drivers' },
      rowTitle: { en_us: 'Driver' },
      questions: inner,
      ...settings,
    }) as Question
  const claims = { ...startQuestion('number', 'claims', 'claims'), title: { en_us: 'Claims' } }
  const why = ask('why', { showIf: 'claims > 2 && usage == "business"' })
  const licence = ask('licence', { isRequired: false, requireIf: 'claims > 0' })
  const body = bodyOf([page('a', [ask('usage'), group([claims, why, licence])])])
  const holdsFor = logicOf(body, parseDay('2026-06-15')!)
  const rows = [
    { claims: '3', why: 'ice' },
    { claims: '0', why: 'left over' },
  ]

  test('each row is asked by its own answers, over those of the journey', () => {
    const walk = (usage: string) => walkJourney(body, { usage, drivers: rows }, holdsFor)
    const asked = (usage: string) => {
      const drivers = walk(usage).pages[0]!.questions[1]!
      return drivers.kind === 'group' ? drivers.asked?.map((row) => row.map(({ dataName }) => dataName)) : null
    }
    expect(asked('business')).toEqual([
      ['claims', 'why', 'licence'],
      ['claims', 'licence'],
    ])
    expect(asked('private')).toEqual([
      ['claims', 'licence'],
      ['claims', 'licence'],
    ])
    expect(walk('business').counted['drivers']).toEqual([{ claims: '3', why: 'ice' }, { claims: '0' }])
  })

  test('what is hidden is not missed, what became required is', () => {
    const now = momentIn(new Date('2026-06-15T00:00:00Z'), 'UTC')
    const [open] = walkJourney(body, { usage: 'private', drivers: rows }, holdsFor).pages
    expect(pageRefusals(open!, { usage: 'private', drivers: rows }, now)).toMatchObject({
      'drivers.0.licence': { code: 'answer.required' },
    })
    expect(Object.keys(pageRefusals(open!, { usage: 'private', drivers: rows }, now))).toEqual(['drivers.0.licence'])
  })

  test('one that cannot be understood is found on its question', () => {
    const wrong = bodyOf([page('a', [group([claims, ask('why', { showIf: 'clams > 2' })])])])
    expect(bodyProblems(wrong)).toMatchObject([{ code: 'logic.unknownName', pageId: 'a', questionId: 'why' }])
    expect(codesOf(body)).toEqual([])
  })
})

test.each(Object.entries(readyColours))('white reads on %s, which a design can begin with', (_, colour) => {
  expect(whiteOn(colour)).toBeGreaterThanOrEqual(4.5)
})
