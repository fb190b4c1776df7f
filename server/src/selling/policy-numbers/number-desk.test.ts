import { chanceFrom, parseDay } from '@coverwright/rules/kernel'
import type { PolicyNumberDesign } from '@coverwright/rules/selling/policy-numbers'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inCompany, OutOfConnections } from '../../platform/database'
import { startTestServer, type TestServer } from '../../platform/testing'
import { type NumberedUnit, openNumberDesk } from './number-desk'
import { insertDesign, updateDesignRow } from './store'
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

async function aDesign(change: Partial<PolicyNumberDesign> = {}) {
  const [company, id] = [randomUUID(), randomUUID()]
  await server.within(company, (ctx) => insertDesign(ctx, { id, title: 'Desk', design: { ...design, ...change } }))
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
  const { company, designId, given } = await aDesign({ max: 3 })
  const desk = aDesk()
  const outcomes = await Promise.allSettled(
    upTo(5).map(() => desk({ company, designId, today, unit: { fails: false } })),
  )
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'rejected'])
  expect(outcomes.at(-1)).toMatchObject({ reason: { code: 'policyNumbers.usedUp' } })
  expect(await given()).toEqual([1, 2, 3])
})

test('two processes that come to the end of a design together give its last numbers once', async () => {
  const { company, designId, given } = await aDesign({ max: 30 })
  const desks = [aDesk(), aDesk()]
  const outcomes = await Promise.allSettled(
    upTo(50).map((at) => desks[at % 2]!({ company, designId, today, unit: { fails: at === 9 } })),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(30)
  expect(await given()).toEqual(upTo(30))
})

test('a design that is changed between two batches, or during one, prints every number as it then is', async () => {
  const { company, designId } = await aDesign()
  const [desk, other] = [aDesk(), aDesk()]
  const ask = (from = desk) => from({ company, designId, today, unit: { fails: false } })
  const change = (text: string, series: number) =>
    server.within(company, (ctx) => {
      const changed = { ...design, prefixes: [{ kind: 'text' as const, text }] }
      return updateDesignRow(ctx, designId, {
        title: 'Desk',
        design: changed,
        series,
        earlier: [],
        last: null,
        given: 0,
      })
    })
  expect(await ask()).toBe('P-000001')
  await change('Q', 2)
  expect([await ask(other), await ask()]).toEqual(['Q-000001', 'Q-000002'])
  const rounds = upTo(8).map(async (at) => {
    const printed = await Promise.all(upTo(10).map((turn) => ask(turn % 2 ? desk : other)))
    if (at % 2) await change(`R${at}`, 2 + at)
    return printed
  })
  const printed = (await Promise.all(rounds)).flat()
  expect(new Set(printed).size).toBe(80)
  const { rows } = await server.within(company, (ctx) =>
    ctx.db.execute(`select series, min(number) as least, max(number) as most, count(*) as count,
      count(distinct left(printed, position('-' in printed))) as shapes from policy_numbers group by series`),
  )
  for (const { least, most, count, shapes } of rows)
    expect([Number(least), Number(count), Number(shapes)]).toEqual([1, Number(most), 1])
})

test('at midnight each number carries the day of its own policy, and the count goes on', async () => {
  const { company, designId, given } = await aDesign({ prefixes: [{ kind: 'date', format: 'MMDD' }] })
  const desk = aDesk()
  const ask = (day: number) => desk({ company, designId, today: day, unit: { fails: false } })
  const printed = await Promise.all(upTo(20).map((at) => ask(at % 2 ? today : today + 1)))
  expect(printed.map((each) => each.slice(0, 4))).toEqual(upTo(20).map((at) => (at % 2 ? '0307' : '0308')))
  expect(await given()).toEqual(upTo(20))
})

test('without a connection nobody waits for more than one try', async () => {
  const { company, designId } = await aDesign()
  let tries = 0
  const desk = openNumberDesk<Unit, string>({
    inCompany: async () => {
      tries++
      throw new OutOfConnections()
    },
    now: () => new Date(),
    issue: async () => [],
  })
  const outcomes = await Promise.allSettled(
    upTo(50).map(() => desk({ company, designId, today, unit: { fails: false } })),
  )
  expect(outcomes.every((each) => each.status === 'rejected' && each.reason instanceof OutOfConnections)).toBe(true)
  expect(tries).toBe(1)
})

test('a commit whose answer was lost is not done a second time', async () => {
  const { company, designId, given } = await aDesign()
  const desk = openNumberDesk<Unit, string>({
    inCompany: async (where, work) => {
      await inCompany(server.db.server, where, work)
      throw new Error('the connection broke after the commit')
    },
    now: () => new Date(),
    issue: async (_db, _company, batch) => batch.map(({ printed }) => printed),
  })
  const outcomes = await Promise.allSettled(
    upTo(8).map(() => desk({ company, designId, today, unit: { fails: false } })),
  )
  expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true)
  expect(await given()).toEqual(upTo(8))
})

test('a number for which nothing came out is not given', async () => {
  const { company, designId, given } = await aDesign()
  const desk = openNumberDesk<Unit, string>({
    inCompany: (where, work) => inCompany(server.db.server, where, work),
    now: () => new Date(),
    issue: async () => [],
  })
  await expect(desk({ company, designId, today, unit: { fails: false } })).rejects.toThrow('1 to issue, 0 answered')
  expect(await given()).toEqual([])
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
