import type { ImportDetail, RegionPlan } from '@coverwright/contract/rating/imports'
import { expect, test } from 'vitest'
import { changedPlan, keptApart, labelled, putTogether, tablesIn, takenOut } from './stack-plan'

/** Two sheets of one header; on the second it begins a column further right. */
const sheets = [0, 1].map((left) => ({
  regions: [{ id: 'r1', columns: [{ at: left }, { at: left + 1 }] }],
})) as unknown as ImportDetail['sheets']
const stack = {
  key: 's1',
  members: ['Asia', 'Europe'].map((text, sheet) => ({
    sheet,
    regionId: 'r1',
    label: { title: 'Zone', source: 'zone', text },
  })),
}
const plans = ['Asia', 'Europe'].map((name, sheet) => ({
  sheet,
  regionId: 'r1',
  isChosen: true,
  stack: null,
  tableName: `Premium ${name}`,
  mapping: { columns: [sheet, sheet + 1].map((at) => ({ at, toAt: null, role: 'exact' })), cross: null, label: null },
})) as unknown as RegionPlan[]

test('sheets put together are one table, mapped alike, each where its own columns stand', () => {
  const together = putTogether(plans, sheets, stack)
  expect(tablesIn(together)).toHaveLength(1)
  expect(together.map(({ tableName, mapping }) => [tableName, mapping.label?.text])).toEqual([
    ['Premium', 'Asia'],
    ['Premium', 'Europe'],
  ])
  const [first] = together
  const columns = first!.mapping.columns.map((column, place) =>
    place === 1 ? { ...column, role: 'amount' as const } : column,
  )
  const changed = changedPlan(
    together,
    sheets,
    { sheet: 0, regionId: 'r1' },
    { mapping: { ...first!.mapping, columns } },
  )
  expect(changed[1]?.mapping.columns).toMatchObject([
    { at: 1, role: 'exact' },
    { at: 2, role: 'amount' },
  ])
  expect(changed[1]?.mapping.label?.text).toBe('Europe')
  expect(labelled(changed, { sheet: 1, regionId: 'r1' }, 'EU')[1]?.mapping.label?.text).toBe('EU')
})

test('a sheet is left out by its own tick, and apart again each has its name', () => {
  const together = putTogether(plans, sheets, stack)
  const less = changedPlan(together, sheets, { sheet: 0, regionId: 'r1' }, { isChosen: false })
  expect(less.map(({ isChosen }) => isChosen)).toEqual([false, true])
  const apart = keptApart(together, 's1')
  expect(tablesIn(apart).map(({ tableName }) => tableName)).toEqual(['Premium Asia', 'Premium Europe'])
  expect(apart.every(({ mapping, stack }) => mapping.label === null && stack === null)).toBe(true)
})

test('one block that is taken out is a table of its own, and the others stay one', () => {
  const three = ['Asia', 'Europe', 'Africa'].map((text, sheet) => ({ sheet, regionId: 'r1', text }))
  const widePlans = three.map(({ sheet, text }) => ({
    ...(plans[0] as RegionPlan),
    sheet,
    tableName: `Premium ${text}`,
  }))
  const wide = three.map(() => sheets[0]) as ImportDetail['sheets']
  const members = three.map(({ sheet, regionId, text }) => ({
    sheet,
    regionId,
    label: { title: 'Zone', source: 'zone', text },
  }))
  const together = putTogether(widePlans, wide, { key: 's1', members })
  const out = takenOut(together, { sheet: 1, regionId: 'r1' })
  expect(out.map(({ stack, mapping }) => [stack, mapping.label?.text ?? null])).toEqual([
    ['s1', 'Asia'],
    [null, null],
    ['s1', 'Africa'],
  ])
  expect(tablesIn(out).map(({ tableName }) => tableName)).toEqual(['Premium', 'Premium Europe'])
  const last = takenOut(out, { sheet: 2, regionId: 'r1' })
  expect(last.every(({ stack }) => stack === null)).toBe(true)
  expect(tablesIn(last)).toHaveLength(3)
})
