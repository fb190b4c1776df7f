import { languages } from '@coverwright/rules/languages'
import { expect, test } from 'vitest'
import { type CheckoutWords, checkoutWords, sayRefusal } from '.'

const english = checkoutWords.en_us
const keys = Object.keys(english) as (keyof CheckoutWords)[]

test.each(languages)('%s has every word, and each says something', (language) => {
  expect(Object.keys(checkoutWords[language])).toEqual(keys)
  expect(Object.values(checkoutWords[language]).filter((word) => word.trim() === '')).toEqual([])
})

test.each(languages)('%s keeps the places that are filled in', (language) => {
  const places = (sentence: string) => sentence.match(/\{\w+\}/g)?.sort() ?? []
  for (const key of keys) expect([key, places(checkoutWords[language][key])]).toEqual([key, places(english[key])])
})

test('a refusal without words of its own is still said: at the code, or as such', () => {
  expect(sayRefusal(english, { code: 'quotes.codeUnknown', field: 'code' })).toBe('We do not know this code.')
  expect(sayRefusal(english, { code: 'promotions.somethingNew', field: 'code' })).toBe(english.codeRefused)
  expect(sayRefusal(english, { code: 'something.new' })).toBe(english.refused)
})
