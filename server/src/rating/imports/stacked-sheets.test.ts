import { importOperations as ops, type ImportDetail } from '@coverwright/contract/rating/imports'
import { tableOperations } from '@coverwright/contract/rating/tables'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rateSheet } from '../../demo/rate-sheets'
import { startTestServer, type TestServer, testSessions } from '../../platform/testing'
import { productsRoom } from '../../design/products'
import { tablesRoom } from '../tables'
import { type ImportSet, importsOn } from './import-set.builder'
import { importsRoom } from '.'

const people = testSessions()
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ rooms: [productsRoom, tablesRoom, importsRoom], sessions: people.sessions })
})
afterAll(() => server.close())
const { aProduct, converted, identified } = importsOn(() => server, people)

const save = ({ as }: ImportSet, { import: { id } }: ImportDetail, plan: ImportDetail['plan']) =>
  server.call(ops.saveMapping, { id, plan }, { as })

const AREAS = ['Hong Kong', 'Asia', 'Worldwide excluding USA', 'Worldwide']

test(
  'the medical sheets, one for each area, become one table with the area in front',
  { timeout: 60_000 },
  async () => {
    const set = await aProduct()
    const found = await identified(set, await rateSheet('Medical rates 2026.xlsx'), 'xlsx')
    const stack = found.stacks.find(({ members }) => members.length === 4)
    expect(stack?.members.map(({ label }) => [label.title, label.text])).toEqual(
      AREAS.map((at) => ['Area of cover', at]),
    )
    const members = found.plan.filter((plan) => plan.stack === stack?.key)
    expect(members.map(({ tableName }) => tableName)).toEqual(AREAS.map(() => 'Annual premium'))
    expect(found.problems).toEqual([])

    await save(set, found, found.plan)
    const { import: done } = await converted(set, found.import.id)
    const [made, ...others] = done.results.filter(({ tableName }) => tableName === 'Annual premium')
    expect(others).toEqual([])
    expect(made).toMatchObject({ sheet: AREAS.join(', '), made: 4 * 55 * 2 * 6 * 3, leftOut: 0 })
    const table = (await server.call(tableOperations.get, { id: made!.tableId }, { as: set.as })).data
    expect(table?.columns.map(({ title }) => title)).toEqual([
      'Area of cover',
      'Age',
      'Gender',
      'Deductible',
      'Plan',
      'Premium',
    ])
  },
)

test(
  'the next file of the same shape needs no hand: sheets, names, values, ticks and what stands across are as before',
  { timeout: 60_000 },
  async () => {
    const set = await aProduct()
    const bytes = await rateSheet('Medical rates 2026.xlsx')
    const found = await identified(set, bytes, 'xlsx')
    const plan = found.plan.map((each) =>
      each.stack
        ? {
            ...each,
            tableName: 'Medical premium',
            mapping: {
              ...each.mapping,
              columns: each.mapping.columns.map((column) =>
                column.title === 'Deductible' ? { ...column, emptyMeans: 'above' as const } : column,
              ),
              cross: each.mapping.cross && {
                ...each.mapping.cross,
                title: 'Level',
                value: { ...each.mapping.cross.value, title: 'Yearly', currency: 'EUR' },
              },
              label: each.mapping.label && {
                ...each.mapping.label,
                title: 'Where',
                text: `${each.mapping.label.text}!`,
              },
            },
          }
        : { ...each, isChosen: false },
    )
    expect((await save(set, found, plan)).data?.problems).toEqual([])
    const { import: done } = await converted(set, found.import.id)
    const next = await identified(set, bytes, 'xlsx')
    const tableId = done.results[0]!.tableId
    expect(next.plan).toEqual(plan.map((each) => (each.stack ? { ...each, tableId } : each)))
    expect(next.problems).toEqual([])
    expect((await converted(set, next.import.id)).import.results).toMatchObject([{ tableId, leftOut: 0 }])
  },
)

test('sheets of one table need names of their own and one shape', async () => {
  const set = await aProduct()
  const found = await identified(set, await rateSheet('Travel rates 2026.xlsx'), 'xlsx')
  expect(found.stacks.map(({ members }) => members.length)).toEqual([5, 5])
  const asked = found.plan.filter(({ mapping }) => mapping.asks?.includes('across'))
  expect(asked.length).toBeGreaterThan(0)
  const settled = found.plan.map((each) => ({ ...each, mapping: { ...each.mapping, asks: [] } }))
  const [first] = settled.filter(({ stack }) => stack)
  const twice = settled.map((each) =>
    each.stack === first!.stack && each.mapping.label
      ? { ...each, mapping: { ...each.mapping, label: { ...each.mapping.label, text: 'Asia' } } }
      : each,
  )
  const codes = async (plan: ImportDetail['plan']) =>
    (await save(set, found, plan)).data?.problems.map(({ code }) => code)
  expect(await codes(twice)).toEqual(Array.from({ length: 4 }, () => 'imports.labelTwice'))
  const unlike = settled.map((each) =>
    each === first
      ? {
          ...each,
          mapping: {
            ...each.mapping,
            columns: each.mapping.columns.map((column) => ({ ...column, role: 'any' as const })),
          },
        }
      : each,
  )
  expect(await codes(unlike)).toContain('imports.stackDiffers')
})
