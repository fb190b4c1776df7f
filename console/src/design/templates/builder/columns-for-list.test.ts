import { variables } from '@coverwright/rules/design/templates'
import { expect, test } from 'vitest'
import { columnsForList } from './columns-for-list'

const known = variables.map(({ name, in: inside = null }) => ({ name, inside }))
const column = (id: string, text: string) => ({
  id,
  title: { en_us: id },
  value: { en_us: text },
  align: 'left' as const,
})
const saysOf = (columns: readonly { value: { en_us?: string } }[]) => columns.map(({ value }) => value.en_us)

test('a table over another list keeps the columns that the list has too, and what belongs to no list', () => {
  const before = [
    column('What', '{{cover.title}}'),
    column('Limit', '{{cover.limit}}'),
    column('Amount', 'HKD {{cover.amount}}'),
    column('Policy', '{{policy.number}}'),
  ]
  const { kept, gone } = columnsForList(before, 'premiumLines', known)
  expect(saysOf(kept)).toEqual(['{{premiumLine.title}}', 'HKD {{premiumLine.amount}}', '{{policy.number}}'])
  expect(gone.map(({ id }) => id)).toEqual(['Limit'])
})

test('a table whose columns all go shows the first thing of the new list', () => {
  const { kept, gone } = columnsForList([column('Limit', '{{cover.limit}}')], 'insured', known)
  expect(saysOf(kept)).toEqual(['{{insured.name}}'])
  expect(gone).toHaveLength(1)
})
