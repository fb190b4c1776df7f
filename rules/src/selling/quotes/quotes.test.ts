import { describe, expect, test } from 'vitest'
import type { Question } from '../../design/forms'
import { parseDay, printDay } from '../../kernel'
import {
  coverDays,
  holderGaps,
  holderOf,
  changeRefusal,
  orderRefusal,
  promiseEnd,
  quoteLife,
  quoteStanding,
  quoteStates,
  withHolderAsked,
} from '.'
import { startingBody } from '../../design/products'

const now = new Date('2026-11-16T08:00:00Z')
const later = new Date('2026-12-16T08:00:00Z')
const today = parseDay('2026-11-16')!

describe('the life of a quote', () => {
  test.each(quoteStates)('%s leads only to states of the table', (state) => {
    for (const next of Object.values(quoteLife[state])) expect(quoteStates).toContain(next)
  })

  test('what was bought or declined is over', () => {
    expect([quoteLife.bought, quoteLife.declined]).toEqual([{}, {}])
  })

  test.each([
    ['priced', later, 'priced'],
    ['priced', now, 'expired'],
    ['offered', now, 'expired'],
    ['bought', now, 'bought'],
    ['referred', null, 'referred'],
  ] as const)('%s until %s stands as %s', (state, validUntil, standing) => {
    expect(quoteStanding({ state, validUntil }, now)).toBe(standing)
  })
})

test.each([
  ['priced', later, null],
  ['offered', later, null],
  ['priced', now, 'quotes.expired'],
  ['bought', later, 'quotes.bought'],
  ['open', null, 'quotes.notPriced'],
  ['referred', null, 'quotes.notPriced'],
  ['declined', null, 'quotes.notPriced'],
] as const)('paying for one that is %s until %s: %s', (state, validUntil, code) => {
  expect(orderRefusal({ state, validUntil, price: {} }, now)?.code ?? null).toBe(code)
})

test('nothing is paid before what must be declared is', () => {
  const quote = { state: 'priced', validUntil: later, price: {} } as const
  const needed = { id: 'true', isRequired: true, isAgreed: false }
  const news = { id: 'news', isRequired: false, isAgreed: false }
  expect(orderRefusal({ ...quote, declarations: [needed, news] }, now)?.code).toBe('quotes.notDeclared')
  expect(orderRefusal({ ...quote, declarations: [{ ...needed, isAgreed: true }, news] }, now)).toBeNull()
})

test.each([
  ['open', null],
  ['priced', null],
  ['referred', 'quotes.referred'],
  ['declined', 'quotes.declined'],
  ['offered', 'quotes.offered'],
  ['bought', 'quotes.bought'],
] as const)('changing the answers of one that is %s: %s', (state, code) => {
  expect(changeRefusal({ state, validUntil: later }, now)?.code ?? null).toBe(code)
})

test('an offer whose time is over can be changed and priced again', () => {
  expect(changeRefusal({ state: 'offered', validUntil: now }, now)).toBeNull()
})

const asked = (question: object) => ({ title: {}, isRequired: true, ...question }) as Question
const pagesOf = (...questions: Question[]) => [{ id: 'p', title: {}, questions }]
const leaving = asked({ id: 'leaving', dataName: 'leaving', kind: 'date', earliest: { daysFromToday: 0 } })

describe('the days of cover', () => {
  const trip = { version: 1, startsOn: 'leaving', lasts: { kind: 'days', by: 'nights', more: 1 } } as const
  const until = { version: 1, startsOn: 'leaving', lasts: { kind: 'until', by: 'back' } } as const
  test.each([
    ['a trip of seven nights is eight days', trip, { leaving: '2026-11-20', nights: '7' }, '2026-11-20', '2026-11-27'],
    [
      'until the day that is answered',
      until,
      { leaving: '2026-11-20', back: '2026-11-22' },
      '2026-11-20',
      '2026-11-22',
    ],
    ['a year where nothing else is said', undefined, { leaving: '2028-02-29' }, '2028-02-29', '2029-02-27'],
    ['from today where nothing is asked', { version: 1, lasts: { kind: 'year' } }, {}, '2026-11-16', '2027-11-15'],
  ] as const)('%s', (_what, sale, answers, from, to) => {
    const days = coverDays({ pages: pagesOf(leaving), ...(sale ? { sale } : {}) }, answers, today)
    if ('refusal' in days) throw new Error(days.refusal.code)
    expect([printDay(days.startDate), printDay(days.endDate)]).toEqual([from, to])
  })

  test.each([
    ['quotes.startInPast', trip, { leaving: '2026-11-15', nights: '7' }],
    ['quotes.endsBeforeStart', until, { leaving: '2026-11-20', back: '2026-11-19' }],
    ['quotes.endsBeforeStart', trip, { leaving: '2026-11-20', nights: '999999' }],
  ] as const)('%s', (code, sale, answers) => {
    expect(coverDays({ pages: pagesOf(leaving), sale }, answers, today)).toMatchObject({ refusal: { code } })
  })
})

describe('a price is kept', () => {
  const timeZone = 'Asia/Hong_Kong'
  test('for 30 days where the product says nothing', () => {
    expect(promiseEnd({ timeZone }, today + 90, now)).toEqual(later)
  })
  test('for as long as the product says', () => {
    const sale = { version: 1, lasts: { kind: 'year' }, priceHoldsDays: 2 } as const
    expect(promiseEnd({ timeZone, sale }, today + 90, now).toISOString()).toBe('2026-11-18T08:00:00.000Z')
  })
  test('never beyond the first day of cover, on the calendar of the product', () => {
    expect(promiseEnd({ timeZone }, today + 2, now).toISOString()).toBe('2026-11-18T16:00:00.000Z')
  })
})

describe('the holder is found', () => {
  const person = asked({ id: 'you', dataName: 'you', kind: 'person', parts: [] })
  const mail = asked({ id: 'mail', dataName: 'mail', kind: 'email' })
  const body = (...questions: Question[]) => ({ pages: pagesOf(...questions), languages: ['zh_tw'] as const })

  test('in the person who was asked for', () => {
    const you = {
      firstName: 'An',
      lastName: 'Lee',
      email: 'an@example.com',
      birth: '1990-01-02',
      phone: '+852 61234567',
    }
    expect(holderOf(body(person), { you })).toEqual({
      ...{ name: 'An Lee', email: 'an@example.com', phone: '+852 61234567', bornOn: '1990-01-02', language: 'zh_tw' },
    })
  })
  test('by a name and a mailbox that were asked for apart', () => {
    const found = holderOf(body(person, mail), { you: { firstName: 'An' }, mail: ' an@example.com ' }, 'en_us')
    expect(found).toEqual({ name: 'An', email: 'an@example.com', phone: null, bornOn: null, language: 'en_us' })
    expect(holderOf(body(mail), { fullName: 'An Lee', mail: 'an@example.com' })).toMatchObject({ name: 'An Lee' })
  })
  test('nowhere without a mailbox, or without a name', () => {
    expect(holderOf(body(person), { you: { firstName: 'An' } })).toBeNull()
    expect(holderOf(body(mail), { mail: 'an@example.com' })).toBeNull()
  })
})

describe('a product asks for the holder', () => {
  const person = asked({ id: 'you', dataName: 'you', kind: 'person', parts: ['firstName', 'email'] })
  const name = asked({ id: 'name', dataName: 'name', kind: 'text', format: 'any', maxLength: 100 })
  const mail = asked({ id: 'mail', dataName: 'mail', kind: 'email' })
  const rows = asked({ id: 'rows', dataName: 'rows', kind: 'group', questions: [name, mail] })
  const jump = asked({ id: 'jump', dataName: 'jump', kind: 'yesNo', skips: [{ when: 'jump', toPage: 'end' }] })
  const page = (id: string, questions: Question[], more = {}) => ({ id, title: {}, questions, ...more })
  test.each([
    ['where a person is asked for', [page('p', [person])], []],
    ['where name and mailbox are asked for apart', [page('p', [name]), page('q', [mail])], []],
    ['not where nothing is asked', [page('p', [])], ['name', 'email']],
    ['not where the mailbox may be left out', [page('p', [name, { ...mail, isRequired: false }])], ['email']],
    ['not where some are not shown the question', [page('p', [name, { ...mail, showIf: 'jump' }])], ['email']],
    ['where the condition always holds', [page('p', [name, { ...mail, showIf: '1 < 2' }])], []],
    ['not where it never does', [page('p', [name, { ...mail, showIf: 'false' }])], ['email']],
    ['not on a page that some do not see', [page('p', [name, mail], { showIf: 'jump' })], ['name', 'email']],
    ['not on a page that some jump over', [page('a', [jump]), page('b', [name]), page('end', [mail])], ['name']],
    ['not in the rows of a group', [page('p', [rows])], ['name', 'email']],
  ] as const)('%s', (_what, pages, gaps) => {
    expect(holderGaps({ pages })).toEqual(gaps)
  })

  const made = { name: 'Bike', currency: 'HKD', timeZone: 'UTC', languages: ['en_us', 'zh_tw'] as const }
  let next = 0
  const newId = () => `id${++next}`
  test('on a last page of its own, which says it in every language', () => {
    const body = withHolderAsked(startingBody(made, newId), newId)
    expect(body.pages.at(-1)).toMatchObject({
      title: { en_us: 'About you', zh_tw: '關於你' },
      questions: [
        { dataName: 'name', kind: 'text' },
        { dataName: 'email', kind: 'email' },
      ],
    })
    expect(holderGaps(body)).toEqual([])
    expect(withHolderAsked(body, newId)).toBe(body)
  })
  test('for what is missing alone, under a name that is free', () => {
    const body = startingBody(made, newId)
    const pages = [page('p', [{ ...name, isRequired: false }, mail])]
    expect(withHolderAsked({ ...body, pages }, newId).pages.at(-1)?.questions).toMatchObject([{ dataName: 'fullName' }])
  })
})
