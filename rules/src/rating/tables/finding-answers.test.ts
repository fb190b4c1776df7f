import { expect, test } from 'vitest'
import { ageOn, parseDay } from '../../kernel'
import type { TableColumn } from '../pricing'
import { findingAnswers } from './finding-answers'

const days = { today: parseDay('2026-11-15')!, startDate: parseDay('2028-02-29')! }
const band = (id: string, source?: string): TableColumn & { source?: string } => ({
  id,
  title: id,
  role: 'band',
  of: 'number',
  ...(source && { source }),
})
const answersOf = (source: string, value: string) => findingAnswers({ x: value }, [band('x', source)], days)

test.each([
  ['vehicleAge', '12', { vehicleAge: '12' }],
  ['value / 1000', '0.5', { value: '500' }],
  ['value * 4', '10', { value: '2.5' }],
  ['nights + 1', '8', { nights: '7' }],
  ['days - 1', '8', { days: '9' }],
  ['plan', 'prime', { plan: 'prime' }],
] as const)('a column that is fed from %s and holds %s is answered backwards', (source, value, answers) => {
  expect(answersOf(source, value)).toEqual({ answers, open: [] })
})

test('an age is answered by a birthday that makes it on the day that counts', () => {
  const { answers } = answersOf('age(birthDate, startDate)', '29')
  expect(ageOn(parseDay(String(answers['birthDate']))!, days.startDate)).toBe(29)
  expect(answersOf('age(birthDate)', '30').answers).toEqual({ birthDate: '1996-11-15' })
})

test.each(['size(drivers)', 'value * 3', 'min(a, b)', 'age(birthDate, other)', 'value / 0'])(
  'what %s was for, nobody can say',
  (source) => expect(answersOf(source, '10').open).toEqual(['x']),
)

test('a column that nothing feeds is left open; yes and no come as such; any is not asked', () => {
  const columns: (TableColumn & { source?: string })[] = [
    band('age'),
    { id: 'smoker', title: 'Smoker', role: 'exact', of: 'yesNo', source: 'smoker' },
    { id: 'area', title: 'Area', role: 'exact', of: 'text', source: 'area' },
    { id: 'factor', title: 'Factor', role: 'factor' },
  ]
  expect(findingAnswers({ age: '3', smoker: 'true', area: 'any' }, columns, days)).toEqual({
    answers: { smoker: true },
    open: ['age'],
  })
})
