import { describe, expect, test } from 'vitest'
import { isTexts, type Language, languages } from '../../languages'
import { sheets, templateOf } from '../../release/designs'
import { type Body, productSizes } from '../products'
import {
  languagesRefusal,
  missingByLanguage,
  printTextSheet,
  readTextSheet,
  setText,
  setTexts,
  textRefusal,
  textsOf,
} from '.'

const made = (sheet: (typeof sheets)[number], size: (typeof productSizes)[number] = 'standard'): Body =>
  templateOf(sheet, { size, currency: 'HKD', timeZone: 'Asia/Hong_Kong', languages }).body
const travel = made(sheets.find(({ type }) => type === 'travel')!)
const soldIn = (body: Body, ...spoken: Language[]): Body => ({ ...body, languages: spoken })

/** Every object by language of a document, found without the list that is tested. */
function placesIn(value: unknown, at: readonly string[] = []): string[] {
  if (typeof value !== 'object' || value === null) return []
  if (isTexts(value)) return [at.join(' ')]
  return Object.entries(value).flatMap(([name, inside]) => placesIn(inside, [...at, name]))
}

const valueAt = (body: unknown, place: readonly (string | number)[]): unknown =>
  place.reduce<unknown>((node, step) => (node as Record<string, unknown>)[step], body)

/** The places in which two documents differ. */
function differences(one: unknown, other: unknown, at: readonly string[] = []): string[] {
  if (one === other) return []
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return [at.join(' ')]
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].flatMap((name) =>
    differences((one as Record<string, unknown>)[name], (other as Record<string, unknown>)[name], [...at, name]),
  )
}

describe.each(sheets.map((sheet) => [sheet.type, sheet] as const))('the texts of %s', (_, sheet) => {
  test.each(productSizes)('are all listed, each place once, when it is %s', (size) => {
    const body = made(sheet, size)
    const listed = textsOf(body).flatMap(({ places }) => places.map((place) => place.join(' ')))
    expect(listed.toSorted()).toEqual(placesIn(body).toSorted())
    expect(new Set(textsOf(body).map(({ key }) => key)).size).toBe(textsOf(body).length)
  })

  test('are written one at a time: nothing else changes', () => {
    const body = made(sheet, 'complicated')
    for (const { key, places } of textsOf(body)) {
      const after = setText(body, key, 'zh_tw', 'a text that nothing has')
      expect(differences(body, after)).toEqual(places.map((place) => [...place, 'zh_tw'].join(' ')))
      for (const place of places) expect(valueAt(after, place)).toMatchObject({ zh_tw: 'a text that nothing has' })
    }
  })

  test('keep their keys when pages and plans move', () => {
    const body = made(sheet)
    const moved = {
      ...body,
      pages: [...body.pages].reverse(),
      ...(body.plans && { plans: { ...body.plans, plans: [...body.plans.plans].reverse() } }),
    }
    expect(
      textsOf(moved)
        .map(({ key }) => key)
        .toSorted(),
    ).toEqual(
      textsOf(body)
        .map(({ key }) => key)
        .toSorted(),
    )
  })

  test('come back from a sheet as they went out', () => {
    const body = made(sheet, 'complicated')
    expect(readTextSheet(printTextSheet(body, 'en_us'), body)).toEqual({ changes: [], problems: [] })
  })
})

test('a line of cover stands in every plan and is one text', () => {
  const { plans } = travel.plans!
  const covers = textsOf(travel).filter(({ key }) => /^plans\/covers\/[^/]+\/title$/.test(key))
  expect(covers.length).toBe(new Set(plans.flatMap((plan) => plan.covers.map(({ dataName }) => dataName))).size)
  expect(covers.some(({ places }) => places.length === plans.length)).toBe(true)
})

test('lines that differ from plan to plan are texts of their own', () => {
  const [first, ...others] = travel.plans!.plans
  const [cover, ...rest] = first!.covers
  const body = {
    ...travel,
    plans: {
      ...travel.plans!,
      plans: [{ ...first!, covers: [{ ...cover!, title: { en_us: 'Other' } }, ...rest] }, ...others],
    },
  }
  const keys = textsOf(body).map(({ key }) => key)
  expect(keys).toContain(`plans/plans/${first!.id}/covers/${cover!.dataName}/title`)
  expect(keys).not.toContain(`plans/covers/${cover!.dataName}/title`)
})

test('a plain term of an older guide is a text in the language of the guide', () => {
  const verdict = { decision: 'acceptWithTerms', terms: [{ kind: 'message', text: 'No diving.' }] } as const
  const rule = { id: 'r/1', title: 'Diving', when: 'true', reason: '', verdict }
  const body: Body = { ...travel, underwriting: { version: 1, language: 'en_uk', rules: [rule], tables: [] } }
  const [found] = textsOf(body).filter(({ part }) => part === 'underwriting')
  expect(found).toMatchObject({ key: 'underwriting/rules/r%2f1/verdict/terms/1/text', texts: { en_uk: 'No diving.' } })
  const after = setText(body, found!.key, 'zh_tw', '不可潛水')
  expect(after.underwriting!.rules[0]!.verdict).toMatchObject({
    terms: [{ text: { en_uk: 'No diving.', zh_tw: '不可潛水' } }],
  })
})

test('two changes of one text are both kept', () => {
  const { key } = textsOf(travel)[0]!
  const after = setTexts(travel, [
    { key, language: 'en_us', text: 'One' },
    { key, language: 'zh_tw', text: '二' },
  ])
  expect(textsOf(after)[0]!.texts).toMatchObject({ en_us: 'One', zh_tw: '二' })
})

describe('a text', () => {
  const known = { ...textsOf(travel)[0]!, texts: { en_us: 'Trip' }, max: 10 }
  const change = { key: known.key, language: 'en_us' as Language, text: 'Journey' }
  test.each([
    ['is written', known, change, null],
    ['that is not there is refused', undefined, change, 'translations.unknownText'],
    [
      'in a language that is not sold is refused',
      known,
      { ...change, language: 'zh_cn' as const },
      'translations.notSpoken',
    ],
    ['that is too long is refused', known, { ...change, text: 'x'.repeat(11) }, 'translations.tooLong'],
    ['keeps its last language', known, { ...change, text: ' ' }, 'translations.lastText'],
    ['may lose another', { ...known, texts: { en_us: 'Trip', zh_tw: '旅程' } }, { ...change, text: '' }, null],
  ] as const)('%s', (_, text, wanted, code) => {
    expect(textRefusal(text, wanted, ['en_us', 'zh_tw'])?.code ?? null).toBe(code)
  })
})

test('a product is sold in one language at least, each once', () => {
  expect(languagesRefusal([])?.code).toBe('translations.noLanguage')
  expect(languagesRefusal(['en_us', 'en_us'])?.code).toBe('translations.languageTwice')
  expect(languagesRefusal(['zh_tw', 'en_us'])).toBeNull()
})

describe('a sheet that comes back', () => {
  const body = soldIn(travel, 'en_us', 'zh_tw')
  const [first, second] = textsOf(body).filter(({ texts }) => texts.en_us)
  const source = first!.texts.en_us!
  const sheet = (...lines: string[]) => ['key,about,source en_us,zh_tw', ...lines].join('\r\n')

  test('tells what would change, and leaves alone what is empty', () => {
    const read = readTextSheet(sheet(`${first!.key},,${source},新`, `${second!.key},,${second!.texts.en_us},`), body)
    expect(read.problems).toEqual([])
    expect(read.changes).toEqual([
      { key: first!.key, language: 'zh_tw', text: '新', before: first!.texts.zh_tw, row: 2 },
    ])
  })

  test.each([
    ['unknownKey', sheet('gone,,Text,文'), 2],
    ['sourceChanged', sheet('', `${first!.key},,Something else,新`), 3],
    ['keyTwice', sheet(`${first!.key},,${source},新`, `${first!.key},,${source},舊`), 3],
    ['tooLong', sheet(`${first!.key},,${source},${'長'.repeat(20_001)}`), 2],
    ['wrongLanguage', `key,source en_us,zh_cn\r\n${first!.key},${source},新`, 1],
    ['languageTwice', `key,source en_us,zh_tw,zh_tw\r\n${first!.key},${source},新,舊`, 1],
    ['noKeys', `about,zh_tw\r\nx,新`, 1],
    ['noLines', sheet(), 0],
    ['unread', `${sheet()}\r\n"never closed`, 2],
  ] as const)('%s is told with its row', (code, text, row) => {
    expect(readTextSheet(text, body).problems).toMatchObject([{ code, row }])
  })

  test('no cell of it is a formula, and what looked like one is a text again', () => {
    const risky = setText(body, first!.key, 'zh_tw', '=1+1')
    const printed = printTextSheet(risky, 'en_us')
    expect(printed).toContain("'=1+1")
    expect(readTextSheet(printed, risky)).toEqual({ changes: [], problems: [] })
  })
})

test('missing texts are counted by language; what nobody has written is missing nowhere', () => {
  const all = [{ en_us: 'Trip', zh_tw: '旅程' }, { en_us: 'Home' }, { zh_tw: '車' }, { en_us: ' ' }, {}]
  expect([...missingByLanguage(all, ['en_us', 'zh_tw', 'zh_cn'])]).toEqual([
    ['en_us', 1],
    ['zh_tw', 1],
    ['zh_cn', 3],
  ])
})
