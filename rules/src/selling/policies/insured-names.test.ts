import { expect, test } from 'vitest'
import type { QuestionOf } from '../../design/forms'
import { insuredNames } from './insured-names'

type Asked = Parameters<typeof insuredNames>[0][number]
type One = QuestionOf<'group'>['questions'][number]

const ages = { min: 13, max: 85 }
const base = (dataName: string) => ({ id: dataName, dataName, title: { en_us: dataName }, isRequired: true })
const text = (dataName: string): One => ({ ...base(dataName), kind: 'text', format: 'any', maxLength: 100 })
const born = (dataName: string, isInsured = true): One => ({
  ...{ ...base(dataName), kind: 'date', face: 'boxes' },
  ...(isInsured && { insuredAges: ages }),
})
const person = (dataName: string, isInsured: boolean): One => ({
  ...{ ...base(dataName), kind: 'person', parts: ['firstName', 'lastName', 'birth'] },
  ...(isInsured && { insuredAges: ages }),
})
const group = (...questions: One[]): Asked => ({
  ...{ ...base('travelers'), kind: 'group', questions, rowTitle: { en_us: 'Traveler' }, minRows: 1, maxRows: 8 },
})
const mia = { firstName: 'Mia', lastName: 'Wong', birth: '1980-05-06' }

test.each<[string, Asked[], object, string[]]>([
  ['a person who is insured', [person('who', true)], { who: mia }, ['Mia Wong']],
  ['a person who is not', [person('contact', false)], { contact: mia }, []],
  [
    'each of a group that asks for their birthday',
    [group(text('passport'), text('fullName'), born('born'))],
    { travelers: [{ fullName: 'Mia Wong' }, { fullName: ' Tom ', passport: 'X1' }, { fullName: '' }] },
    ['Mia Wong', 'Tom'],
  ],
  ['the first text where none is a name', [group(text('who'), born('born'))], { travelers: [{ who: 'Mia' }] }, ['Mia']],
  ['each person of a group', [group(person('one', true))], { travelers: [{ one: mia }] }, ['Mia Wong']],
  ['nobody of a group of things', [group(text('name'), born('bought', false))], { travelers: [{ name: 'Bike' }] }, []],
  ['the holder, who says when they were born', [born('birthDate')], { birthDate: '1980-05-06' }, ['Hana Holder']],
  ['nobody where it was not asked', [born('birthDate')], {}, []],
  [
    'everybody once',
    [born('birthDate'), group(text('name'), born('born'))],
    { birthDate: '1980-05-06', travelers: [{ name: 'Hana Holder' }, { name: 'Mia' }] },
    ['Hana Holder', 'Mia'],
  ],
])('insured is %s', (_, questions, answers, names) => {
  expect(insuredNames(questions, answers as never, 'Hana Holder')).toEqual(names)
})
