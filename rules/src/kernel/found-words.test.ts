import { expect, test } from 'vitest'
import { foundWords, typedWords } from './found-words'

const known = foundWords({
  numbers: ['HK-2026-000123'],
  texts: ['José Łukasz-Müller', '陳大文', 'Ann.Lee@Mail.example'],
  phone: '+852 9123 4567',
})

const finds = (typed: string) => {
  const words = typedWords(typed)
  return words.length > 0 && words.every((word) => known.some((one) => one.startsWith(word)))
}

test.each([
  ['a number as it is printed, in whatever case', 'hk-2026-0001'],
  ['the end of a number', '000123'],
  ['its last digits', '0123'],
  ['a number without its zeros', '123'],
  ['a name without its marks', 'jose'],
  ['a name with them, composed or not', 'JOSE\u0301'],
  ['letters that have no plain form of their own', 'lukasz'],
  ['the second half of a double name', 'muller'],
  ['a whole Chinese name', '陳大文'],
  ['a surname alone', '陳'],
  ['a given name alone', '大文'],
  ['a mailbox', 'ann.lee@mail'],
  ['what follows the dot in a mailbox', 'lee@'],
  ['where the mailbox is', 'mail.example'],
  ['a telephone number as it was typed', '+852 9123 4567'],
  ['a telephone number without the country', '91234567'],
  ['the last digits of a telephone number', '4567'],
  ['wide letters', 'ＪＯＳＥ'],
  ['several words in any order', 'müller 000123 jose'],
])('%s is found', (_what, typed) => expect(finds(typed)).toBe(true))

test.each([
  ['the middle of a word', 'ukasz'],
  ['one right word and a wrong one', 'jose smith'],
  ['nothing', '   '],
])('%s finds nothing', (_what, typed) => expect(finds(typed)).toBe(false))

test('however much somebody sends, they are found by a few short words', () => {
  const words = foundWords({ texts: ['a'.repeat(10_000), Array.from({ length: 500 }, (_, at) => `w${at}`).join(' ')] })
  expect(words).toHaveLength(40)
  expect(Math.max(...words.map((word) => word.length))).toBe(60)
})
