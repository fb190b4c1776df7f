import { expect, test } from 'vitest'
import { accept, completionOf, offersFor, wordAt, type NameOffer } from './completion'

const offers: NameOffer[] = [
  { name: 'driverAge', title: 'Age of the driver', of: 'asked' },
  { name: 'base', title: 'Base rate', of: 'step' },
  { name: 'age', title: 'a birth date and a day', of: 'function' },
]

test('the word at the caret is offered names that begin like it, then those that hold it', () => {
  expect(wordAt('base * ag', 9)).toEqual({ word: 'ag', from: 7, to: 9 })
  expect(offersFor('ag', offers).map(({ name }) => name)).toEqual(['age', 'driverAge'])
  expect(offersFor('rate', offers).map(({ name }) => name)).toEqual(['base'])
})

test('nothing is offered inside a text, or for a name that is already whole', () => {
  expect(wordAt("usage == 'priv", 14)).toBeNull()
  expect(wordAt('base * ', 7)).toBeNull()
  expect(offersFor('base', offers)).toEqual([])
})

test('an accepted name takes the place of what was typed, a function opens its bracket', () => {
  const typed = { word: 'ag', from: 7, to: 9 }
  expect(accept('base * ag + 1', typed, offers[0]!)).toEqual({ text: 'base * driverAge + 1', caret: 16 })
  expect(accept('base * ag', typed, offers[2]!).text).toBe('base * age(')
})

test('a name that is whole is left alone, also where a longer one holds it; what was chosen or is unfinished is completed', () => {
  const steps: NameOffer[] = [
    { name: 'afterTripAge', title: 'After trip age', of: 'step' },
    { name: 'tripAgeFactor', title: 'Trip age factor', of: 'step' },
    { name: 'tripAge', title: 'Trip age', of: 'step' },
  ]
  expect(completionOf('tripAge', steps, null)).toBeNull()
  expect(completionOf('tripAge', steps, 0)?.name).toBe('tripAgeFactor')
  expect(completionOf('tripA', steps, null)?.name).toBe('tripAgeFactor')
  expect(completionOf('nothing', steps, null)).toBeNull()
})
