import { fillSentence } from '@coverwright/rules/kernel'
import { expect, test } from 'vitest'
import { formulaWords } from './formula-words'
import simplified from './texts/zh_cn.json'
import english from './texts/en_us.json'
import traditional from './texts/zh_tw.json'

type Words = { readonly [key: string]: string | Words }
const reading =
  (words: Words, called: Readonly<Record<string, string>>, as: 'condition' | 'value') => (source: string) =>
    formulaWords(source, as, {
      called: new Map(Object.entries(called)),
      optionOf: (name, option) => (name === 'usage' ? `${option[0]?.toUpperCase()}${option.slice(1)}` : option),
      number: (value) => value.toLocaleString('en-US'),
      t: ((key: string, values: Readonly<Record<string, string>> = {}) => {
        const found = key.split('.').reduce<string | Words | undefined>((at, part) => (at as Words)[part], words)
        return fillSentence(String(found), values)
      }) as never,
    })

const CALLED = {
  driverAge: 'Driver age',
  claims: 'Claims',
  birthDate: 'Date of birth',
  usage: 'Usage',
  value: 'Value of the car',
  garage: 'Kept in a garage',
  extras: 'Extras',
  drivers: 'Drivers',
  plate: 'Plate',
  base: 'Base premium',
  theft: 'Theft',
}

const condition = reading(english, CALLED, 'condition')
test.each([
  ['driverAge < 25 && claims >= 2', 'Driver age is under 25 and Claims is at least 2'],
  ['age(birthDate, startDate) < 21', 'age by Date of birth on the first day of cover is under 21'],
  ['age(birthDate) >= 70', 'age by Date of birth today is at least 70'],
  ["usage == 'private' || usage != 'hire'", 'Usage is Private or Usage is not Hire'],
  ["usage in ['private', 'hire']", 'Usage is one of Private, Hire'],
  ["!(usage in ['private', 'hire'])", 'Usage is none of Private, Hire'],
  ["'tow' in extras", 'Extras includes tow'],
  ["!('tow' in extras)", 'Extras does not include tow'],
  ['value > 1000000', 'Value of the car is over 1,000,000'],
  ['value <= 2500.75', 'Value of the car is at most 2500.75'],
  ['garage', 'Kept in a garage is yes'],
  ['true', 'always'],
  ['false', 'never'],
  ['!garage', 'Kept in a garage is no'],
  ['garage == false && claims == 0', 'Kept in a garage is no and Claims is 0'],
  [
    '(garage || claims > 1) && driverAge < 25',
    '(Kept in a garage is yes or Claims is over 1) and Driver age is under 25',
  ],
  [
    'garage || claims > 1 && driverAge < 25',
    'Kept in a garage is yes or (Claims is over 1 and Driver age is under 25)',
  ],
  ['!(claims > 1)', 'Claims is at most 1'],
  ['!(garage && claims > 1)', 'not (Kept in a garage is yes and Claims is over 1)'],
  ["startDate >= date('2027-01-01')", 'the first day of cover is on or after 2027-01-01'],
  ['daysBetween(today, startDate) > 30', 'days from today to the first day of cover is over 30'],
  ["plate.startsWith('AB')", 'Plate begins with AB'],
  ['size(drivers) > 2', 'number of Drivers is over 2'],
  ['drivers.exists(d, d.points > 6)', 'points is over 6 for at least one of Drivers'],
  ["has(plate) && plan == 'prime'", 'Plate is answered and Plan is prime'],
  ['(driverAge + 1) * 2 < 50', '(Driver age + 1) × 2 is under 50'],
])('the condition %s reads: %s', (source, sentence) => expect(condition(source)).toBe(sentence))

const formula = reading(english, CALLED, 'value')
test.each([
  ['base * (1 + theft)', 'Base premium × (1 + Theft)'],
  ['base - (theft - 1)', 'Base premium − (Theft − 1)'],
  ['base / 12 + theft', 'Base premium ÷ 12 + Theft'],
  ["plan == 'prime' ? 1.22 : 1", '1.22 if Plan is prime, otherwise 1'],
  ['min(base, value)', 'the smallest of Base premium, Value of the car'],
  ['drivers.sum(d, d.points)', 'Drivers.sum(d, d.points)'],
  ['base * (1 +', 'Base premium × (1 +'],
  ["usage == 'base' ? ", "Usage == 'base' ? "],
])('the formula %s reads: %s', (source, sentence) => expect(formula(source)).toBe(sentence))

test.each([
  [traditional, '司機年齡小於 25，且索償次數至少 2'],
  [simplified, '司機年齡小于 25，且索償次數至少 2'],
])('in Chinese, too', (words, sentence) => {
  const read = reading(words, { driverAge: '司機年齡', claims: '索償次數' }, 'condition')
  expect(read('driverAge < 25 && claims >= 2')).toBe(sentence)
})
