import { expect, test } from 'vitest'
import { identifySheet } from './identify-sheet'
import { mappedLike, withAllAsks } from './mapped-like'
import type { ColumnAsk, RegionMapping } from './mapping'
import { aSheet } from './sheet.builder'
import { suggestMapping } from './suggest-mapping'

const region = identifySheet(
  aSheet([
    ['Age', 'Basic (HKD)', 'Plus (HKD)'],
    ['18-25', 150, 151],
    ['26-40', 120, 121],
    ['41+', 110, 111],
  ]),
).regions[0]!
const PLANS = ['Basic', 'Plus'].map((label) => ({ value: label.toLowerCase(), labels: [label] }))
const { mapping } = suggestMapping(region, { names: [], currency: 'HKD' })
const like = (lead: RegionMapping, own: RegionMapping) => mappedLike(lead, region, region, own)
const withColumn = (patch: object): RegionMapping => ({
  ...mapping,
  columns: mapping.columns.map((column, place) => (place === 0 ? { ...column, ...patch } : column)),
})

test('what was said of one sheet of a table holds for all its sheets, whatever was asked', () => {
  const own = { ...mapping, asks: ['hidden', 'across'] as const }
  const said = { ...mapping, asks: [], answered: ['across', 'hidden'] as const, hidden: 'leave' as const }
  expect(like(said, own)).toMatchObject({ asks: [], answered: ['across', 'hidden'], hidden: 'leave' })
})

test('what only one sheet leaves open stays open, and what is open again is open in all', () => {
  const own = { ...mapping, asks: ['hidden'] as const, answered: ['across'] as const }
  expect(like({ ...mapping, asks: ['across'] }, own)).toMatchObject({ asks: ['across', 'hidden'], answered: [] })
  const open = withColumn({ asks: ['empty'] satisfies ColumnAsk[] })
  expect(like(mapping, open).columns[0]?.asks).toEqual(['empty'])
})

test('whether a point parts thousands is said once for all sheets; unsaid, each sheet is read as it is written', () => {
  const own = withColumn({ numberStyle: 'point', asks: ['mark'] satisfies ColumnAsk[] })
  const said = withColumn({ numberStyle: 'comma', answered: ['mark'] satisfies ColumnAsk[] })
  expect(like(said, own).columns[0]).toMatchObject({ numberStyle: 'comma', asks: [], answered: ['mark'] })
  expect(like(withColumn({ numberStyle: 'comma' }), own).columns[0]?.numberStyle).toBe('point')
})

test('what any sheet of a table leaves open is asked once, of the first', () => {
  const second = { ...withColumn({ asks: ['empty'] satisfies ColumnAsk[] }), asks: ['hidden'] as const }
  const shared = withAllAsks({ mapping, found: region }, [{ mapping: second, found: region }])
  expect(shared.asks).toContain('hidden')
  expect(shared.columns[0]?.asks).toEqual(['empty'])
})

/** Plans across, so that their figures are those of one column. */
const across = suggestMapping(region, {
  ...{ names: [{ name: 'plan', kind: 'choice', titles: ['Plan'], options: PLANS }], currency: 'HKD' },
}).mapping
const withCross = (patch: object): RegionMapping => ({
  ...across,
  cross: across.cross && { ...across.cross, ...patch },
})

test('the figures across are written as somebody said for all sheets, else as each sheet writes its own', () => {
  const value = (numberStyle: 'point' | 'comma') => ({ ...across.cross!.value, numberStyle })
  const own = withCross({ value: value('point') })
  const said = withCross({ value: value('comma'), answered: ['mark'] })
  expect(like(said, own).cross?.value.numberStyle).toBe('comma')
  expect(like(withCross({ value: value('comma') }), own).cross?.value.numberStyle).toBe('point')
})

test('what another sheet leaves open of the figures across is asked of all', () => {
  const open = withCross({ asks: ['mark', 'days'] satisfies ColumnAsk[] })
  const shared = withAllAsks({ mapping: across, found: region }, [{ mapping: open, found: region }])
  expect(shared.cross?.asks).toContain('mark')
  expect(shared.cross?.asks ?? []).not.toContain('days')
})
