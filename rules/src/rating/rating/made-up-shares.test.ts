import { expect, test } from 'vitest'
import { startQuestion, type Question } from '../../design/forms'
import { startingBody, type Body } from '../../design/products'
import { chanceFrom, parseDay } from '../../kernel'
import { customerMaker } from './made-up-customers'
import { pickedBy, sharesRefusal } from './made-up-shares'

const about = { name: 'Car', currency: 'HKD', timeZone: 'UTC', languages: ['en_us'] as const }
const start = startingBody(about, () => 'p')
const base = { id: 'q', title: { en_us: 'Area' }, isRequired: true }
const option = (value: string) => ({ value, label: { en_us: value } })
const body: Body = {
  ...start,
  pages: [
    {
      ...start.pages[0]!,
      questions: [{ ...base, kind: 'choice', dataName: 'area', options: [option('city'), option('hills')] }],
    },
  ],
}

test('made-up answers divide as the shares say, and evenly where none are set', () => {
  const chance = chanceFrom(7)
  const counted = (shares?: Record<string, number>) => {
    const picked = Array.from({ length: 10_000 }, () => pickedBy(['city', 'hills'], (each) => each, shares, chance))
    return picked.filter((each) => each === 'city').length / 10_000
  }
  expect(counted({ city: 90, hills: 10 })).toBeCloseTo(0.9, 1)
  expect(counted()).toBeCloseTo(0.5, 1)
  expect(counted({ gone: 100 })).toBeCloseTo(0.5, 1)
  expect(pickedBy([], String, undefined, chance)).toBeUndefined()
})

test('shares are of answers that there are, and together they are the whole', () => {
  expect(sharesRefusal(body, { area: { city: 80, hills: 20 } })).toBeNull()
  expect(sharesRefusal(body, { area: { city: 80 } })).toMatchObject({ code: 'portfolios.shareSum' })
  expect(sharesRefusal(body, { area: { sea: 100 } })).toMatchObject({ code: 'portfolios.shareUnknown' })
  expect(sharesRefusal(body, { colour: { red: 100 } })).toMatchObject({ code: 'portfolios.shareUnknown' })
})

const asked = (kind: 'number' | 'date', dataName: string): Question => ({
  ...startQuestion(kind, dataName, dataName),
  title: { en_us: dataName },
})
const numbered: Body = {
  ...body,
  pages: [{ ...start.pages[0]!, questions: [asked('number', 'seats'), asked('date', 'birthDate')] }],
}

test('numbers and ages divide by the bands that somebody says', () => {
  const today = parseDay('2026-06-01')!
  const shares = { seats: { '2-4': 90, '5-9': 10 }, birthDate: { '18-29': 25, '60+': 75 } }
  expect(sharesRefusal(numbered, shares)).toBeNull()
  const outputs = { yearly: '', monthly: null, parts: [] }
  const recipe = { version: 2, currency: 'HKD', steps: [], addOns: [], outputs } as const
  const parts = { dataset: { names: [] }, plans: null, recipe, guide: null, tables: [] } as const
  const make = customerMaker({ body: numbered, parts, seed: 5, today, shares })
  const people = Array.from({ length: 2_000 }, make).map(({ answers }) => answers)
  const share = (is: (answers: (typeof people)[number]) => boolean) => people.filter(is).length / people.length
  expect(share(({ seats }) => Number(seats) >= 2 && Number(seats) <= 4)).toBeCloseTo(0.9, 1)
  expect(share(({ seats }) => Number(seats) > 9 || Number(seats) < 2)).toBe(0)
  const born = ({ birthDate }: (typeof people)[number]) => Number(String(birthDate).slice(0, 4))
  expect(share((answers) => born(answers) >= 1995)).toBeCloseTo(0.25, 1)
  expect(share((answers) => born(answers) < 1995 && born(answers) > 1967)).toBe(0)
})

test('what is no band is refused by its words', () => {
  expect(sharesRefusal(numbered, { seats: { many: 100 } })).toMatchObject({ values: { name: 'many' } })
  expect(sharesRefusal(numbered, { seats: { '9-2': 100 } })).toMatchObject({ code: 'portfolios.shareUnknown' })
  expect(sharesRefusal(numbered, { seats: { '2-4': 60 } })).toMatchObject({ code: 'portfolios.shareSum' })
})
