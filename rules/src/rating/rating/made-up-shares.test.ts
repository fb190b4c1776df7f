import { expect, test } from 'vitest'
import { startingBody, type Body } from '../../design/products'
import { chanceFrom } from '../../kernel'
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
