import { expect, test } from 'vitest'
import { haveSameItems } from './use-drawn-pages'

const page = (id: string, ...questions: string[]) => ({ id, questions: questions.map((each) => ({ id: each })) })
const form = [page('car', 'plate', 'colour'), page('people', 'drivers')]

test('what is written may be drawn a moment later, what comes, goes or moves may not', () => {
  const [car, people] = form as [ReturnType<typeof page>, ReturnType<typeof page>]
  const written = [{ ...car, title: { en_us: 'Your car' } }, people]
  const grouped = (...inner: string[]) => [car, { ...people, questions: [page('drivers', ...inner)] }]
  expect(haveSameItems(form, written)).toBe(true)
  expect(haveSameItems(grouped('age'), structuredClone(grouped('age')))).toBe(true)
  expect(haveSameItems(form, [car])).toBe(false)
  expect(haveSameItems(form, [people, car])).toBe(false)
  expect(haveSameItems(form, [page('car', 'colour', 'plate'), people])).toBe(false)
  expect(haveSameItems(form, [page('car', 'plate', 'colour', 'seats'), people])).toBe(false)
  expect(haveSameItems(grouped('age'), grouped('age', 'points'))).toBe(false)
})
