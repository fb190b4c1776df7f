import { chanceFrom, parseDay } from '@coverwright/rules/kernel'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inCompany } from '../platform/database'
import { startTestServer, type TestServer } from '../platform/testing'
import { type NumberedUnit, openNumberDesk } from './number-desk'
import { insertDesign } from './store'
import { policyNumbersRoom } from '.'

let server: TestServer
beforeAll(async () => void (server = await startTestServer({ rooms: [policyNumbersRoom] })))
afterAll(() => server.close())

const today = parseDay('2026-03-07') as number
const design = {
  prefixes: [{ kind: 'text', text: 'P' }],
  symbol: '-',
  length: 6,
  min: 1,
  max: 999_999,
  start: 1,
  suffixes: [],
  startDate: null,
  endDate: null,
} as const

type Unit = { fails: boolean }

async function aDesign(max: number = design.max) {
  const [company, id] = [randomUUID(), randomUUID()]
  await server.within(company, (ctx) => insertDesign(ctx, { id, title: 'Desk', design: { ...design, max } }))
  const given = async () =>
    (
      await server.within(company, (ctx) => ctx.db.execute('select number from policy_numbers order by number'))
    ).rows.map((row) => Number(row.number))
  return { company, designId: id, given }
}

/** A desk as a process has one: two of them on one database are two processes. */
function aDesk(batches: number[] = []) {
  return openNumberDesk<Unit, string>({
    inCompany: (company, work) => inCompany(server.db.server, company, work),
    now: () => new Date(),
    issue: async (_db, _company, batch: readonly NumberedUnit<Unit>[]) => {
      batches.push(batch.length)
      await Promise.resolve()
      if (batch.some(({ unit }) => unit.fails)) throw new Error('this policy cannot be issued')
      return batch.map(({ printed }) => printed)
    },
  })
}

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1)

test('those who wait together are served together, each with a number of their own', async () => {
  const { company, designId, given } = await aDesign()
  const batches: number[] = []
  const desk = aDesk(batches)
  const printed = await Promise.all(upTo(50).map(() => desk({ company, designId, today, unit: { fails: false } })))
  expect(new Set(printed).size).toBe(50)
  expect(await given()).toEqual(upTo(50))
  expect(batches).toEqual([50])
})

test('whoever cannot be issued fails alone, and takes no number with them', async () => {
  const { company, designId, given } = await aDesign()
  const desk = aDesk()
  const outcomes = await Promise.allSettled(
    upTo(40).map((at) => desk({ company, designId, today, unit: { fails: at === 7 || at === 31 } })),
  )
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(2)
  expect(await given()).toEqual(upTo(38))
})

test('in two processes, with crashes in the middle, no number is given twice and none is left out', async () => {
  const { company, designId, given } = await aDesign()
  const chance = chanceFrom(5)
  const desks = [aDesk(), aDesk()]
  let issued = 0
  for (let round = 0; round < 12; round++) {
    const outcomes = await Promise.allSettled(
      upTo(1 + Math.floor(chance() * 30)).map(() =>
        desks[chance() < 0.5 ? 0 : 1]!({ company, designId, today, unit: { fails: chance() < 0.15 } }),
      ),
    )
    issued += outcomes.filter(({ status }) => status === 'fulfilled').length
  }
  expect(await given()).toEqual(upTo(issued))
})

test('when fewer are left than wait, the first get them and the others are told', async () => {
  const { company, designId, given } = await aDesign(3)
  const desk = aDesk()
  const outcomes = await Promise.allSettled(
    upTo(5).map(() => desk({ company, designId, today, unit: { fails: false } })),
  )
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'rejected'])
  expect(outcomes.at(-1)).toMatchObject({ reason: { code: 'policyNumber.usedUp' } })
  expect(await given()).toEqual([1, 2, 3])
})

test('a connection that breaks before the commit leaves no number behind', async () => {
  const { company, designId, given } = await aDesign()
  const broken = openNumberDesk<Unit, string>({
    inCompany: (where, work) => inCompany(server.db.server, where, work),
    now: () => new Date(),
    issue: async (db) => {
      await db.execute('select pg_terminate_backend(pg_backend_pid())')
      return []
    },
  })
  await expect(broken({ company, designId, today, unit: { fails: false } })).rejects.toThrow()
  await aDesk()({ company, designId, today, unit: { fails: false } })
  expect(await given()).toEqual([1])
})
