import { expect, test } from 'vitest'
import { withPaid } from './with-paid'

const entry = (title: string, at: string) => ({ key: title, title, at })
const paid = entry('Order paid', '2026-03-01T09:00:00Z')
const titles = (entries: { title: string }[]) =>
  withPaid(
    entries.map(({ title }, place) => entry(title, place === 0 ? '2026-03-05T09:00:00Z' : paid.at)),
    paid,
  ).map(({ title }) => title)

test('what the log does not tell of the payment is told from the policy, at its place, and never twice', () => {
  expect(titles([entry('Policy cancelled', ''), entry('Policy issued', '')])).toEqual([
    'Policy cancelled',
    'Policy issued',
    'Order paid',
  ])
  expect(titles([entry('Policy issued', ''), paid])).toEqual(['Policy issued', 'Order paid'])
})
