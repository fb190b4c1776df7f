import { randomUUID } from 'node:crypto'
import { ledgerOperations } from '@coverwright/contract/company/ledger'
import { notificationOperations } from '@coverwright/contract/company/notifications'
import { refundLines, saleLines } from '@coverwright/rules/company/ledger'
import { chanceFrom, parseDay } from '@coverwright/rules/kernel'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, makeCompany, startTestServer, type TestServer } from '../../platform/testing'
import { eraseLedger, listLinesOf, type NewJournal, postJournals, sumByDay } from '.'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

const day = parseDay('2026-03-02') as number
const price = {
  total: { minor: 60_522, currency: 'HKD' },
  parts: [
    { kind: 'premium', code: 'base', title: 'Premium', amount: { minor: 60_000, currency: 'HKD' } },
    { kind: 'discount', code: 'SPRING', title: 'Spring', amount: { minor: -5_800, currency: 'HKD' } },
    { kind: 'tax', code: 'ipt', title: 'Tax', amount: { minor: 6_264, currency: 'HKD' } },
    { kind: 'levy', code: 'ia', title: 'Levy', amount: { minor: 58, currency: 'HKD' } },
  ],
} as const

type Said = Partial<NewJournal> & { policyId?: string }
const sale = ({ policyId = randomUUID(), ...said }: Said = {}): NewJournal => ({
  id: randomUUID(),
  what: 'policy.issued',
  about: { policy: policyId },
  day,
  isTest: false,
  lines: saleLines(price),
  dimensions: { policyId, productId: PRODUCT, channel: 'direct', plan: 'plus' },
  ...said,
})
const PRODUCT = randomUUID()
const post = (company: string, ...journals: NewJournal[]) =>
  server.within(company, (ctx) => postJournals(ctx, journals))
const refund = (policyId: string, minor: number) =>
  sale({ policyId, what: 'policy.cancelled', day: day + 10, lines: refundLines(price, minor) })

async function newCompany(): Promise<{ id: string; as: Caller }> {
  const { id, primary } = await makeCompany(server)
  return { id, as: await server.signIn(primary) }
}
const list = (as: Caller, asked: object) => server.call(ledgerOperations.listLedgerLines, asked, { as })

test('every cent of a policy is read back in the order it moved, and sums to zero', async () => {
  const { id, as } = await newCompany()
  const policyId = randomUUID()
  await post(id, sale({ policyId }), sale())
  await post(id, refund(policyId, 30_000))
  const lines = await server.within(id, (ctx) => listLinesOf(ctx, { policyId }))
  expect(lines.map(({ what, account, amountMinor }) => `${what} ${account} ${amountMinor}`)).toEqual([
    'policy.issued gateway 60522',
    'policy.issued premium -60000',
    'policy.issued discount 5800',
    'policy.issued tax:ipt -6264',
    'policy.issued levy:ia -58',
    'policy.cancelled premium 29741',
    'policy.cancelled discount -2875',
    'policy.cancelled tax:ipt 3105',
    'policy.cancelled levy:ia 29',
    'policy.cancelled gateway -30000',
  ])
  const answer = await list(as, { filter: { policyId } })
  expect(answer.data).toMatchObject({ total: 10, sums: [{ currency: 'HKD', debitMinor: 99_197, creditMinor: 99_197 }] })
  expect(answer.data?.rows[0]).toMatchObject({ account: 'gateway', date: '2026-03-02', amountMinor: 60_522 })
})

test('lines are listed by account and by day', async () => {
  const { id, as } = await newCompany()
  const policyId = randomUUID()
  await post(id, sale({ policyId }))
  await post(id, refund(policyId, 60_522))
  expect((await list(as, { filter: { account: 'tax:ipt' } })).data?.rows.map((row) => row.amountMinor)).toEqual([
    -6_264, 6_264,
  ])
  expect((await list(as, { from: '2026-03-12', to: '2026-03-12' })).data).toMatchObject({ total: 5 })
  expect((await list(as, { to: '2026-03-11' })).data).toMatchObject({ total: 5 })
  expect(await list(as, { filter: { account: "tax'; drop" } })).toMatchObject({ status: 400 })
  expect(await list(as, { from: '2026-02-31' })).toMatchObject({ status: 400 })
})

test('another company sees nothing of it', async () => {
  const [one, other] = [await newCompany(), await newCompany()]
  const policyId = randomUUID()
  await post(one.id, sale({ policyId }))
  expect((await list(other.as, { filter: { policyId } })).data).toMatchObject({ rows: [], total: 0, sums: [] })
})

test('what is sold today is a sum by day, tests of a product apart', async () => {
  const { id } = await newCompany()
  await post(id, sale(), sale(), sale({ isTest: true }))
  await post(id, sale({ day: day + 1 }))
  const sums = await server.within(id, (ctx) =>
    sumByDay(ctx, { from: day, to: day }, { accounts: ['gateway', 'premium'] }),
  )
  expect(sums).toEqual([
    { day, account: 'gateway', currency: 'HKD', debitMinor: 121_044, creditMinor: 0, lines: 2 },
    { day, account: 'premium', currency: 'HKD', debitMinor: 0, creditMinor: 120_000, lines: 2 },
  ])
  const ofTests = await server.within(id, (ctx) => sumByDay(ctx, { from: day, to: day + 9 }, { isTest: true }))
  expect(ofTests.find(({ account }) => account === 'gateway')?.debitMinor).toBe(60_522)
})

test('a journal that does not sum to zero is not posted, nor one in two currencies that only sums to zero over both', async () => {
  const { id } = await newCompany()
  const lines = [
    { account: 'gateway', amountMinor: 100, currency: 'HKD' },
    { account: 'premium', amountMinor: -100, currency: 'USD' },
  ]
  await expect(post(id, sale({ lines }))).rejects.toThrow('does not sum to zero')
  // What cost nothing is a journal without lines, and no fault.
  await post(id, sale({ lines: [] }))
})

test('the database refuses a tampered journal, whoever writes it', async () => {
  const { id } = await newCompany()
  const journal = sale()
  await post(id, journal)
  const within = (statement: ReturnType<typeof sql>) => server.within(id, (ctx) => ctx.db.execute(statement))
  const oneMore = sql`insert into ledger_lines (company_id, journal_id, place, account, amount_minor, currency, day, is_test)
    values (${id}, ${journal.id}, 9, 'fee', -1, 'HKD', ${day}, false)`
  await expect(within(oneMore)).rejects.toMatchObject({ cause: { constraint: 'journal_sums_to_zero' } })
  await expect(within(sql`update ledger_lines set amount_minor = 0`)).rejects.toMatchObject({
    cause: { code: '42501' },
  })
  await expect(within(sql`delete from journals`)).rejects.toMatchObject({ cause: { code: '42501' } })
  await expect(server.within(id, eraseLedger)).rejects.toMatchObject({
    cause: { message: 'the ledger of a company that is there is not erased' },
  })
  const owner = new pg.Client(server.db.owner)
  await owner.connect()
  try {
    await owner.query(`select set_config('app.company_id', $1, false)`, [id])
    const tampered = { constraint: 'journal_sums_to_zero' }
    await expect(owner.query(`update ledger_lines set amount_minor = 1 where place = 0`)).rejects.toMatchObject(
      tampered,
    )
    await expect(owner.query(`delete from ledger_lines where place = 0`)).rejects.toMatchObject(tampered)
  } finally {
    await owner.end()
  }
  expect(
    await server.within(id, (ctx) => listLinesOf(ctx, { policyId: journal.dimensions.policyId ?? '' })),
  ).toHaveLength(5)
})

test('a company that is gone takes its ledger along', async () => {
  const company = randomUUID()
  await post(company, sale())
  await server.within(company, eraseLedger)
  const left = sql`select (select count(*) from journals)::int + (select count(*) from ledger_lines)::int as left`
  const { rows } = await server.within(company, (ctx) => ctx.db.execute(left))
  expect(rows).toEqual([{ left: 0 }])
})

test('many who post the same accounts at once wait for each other and lose nothing', async () => {
  const { id } = await newCompany()
  const mixed = (turn: number) => Array.from({ length: 5 }, (_, n) => sale({ day: day + ((turn * 7 + n * 3) % 5) }))
  await Promise.all(Array.from({ length: 12 }, (_, turn) => post(id, ...mixed(turn))))
  const sums = await server.within(id, (ctx) => sumByDay(ctx, { from: day, to: day + 5 }, { accounts: ['gateway'] }))
  expect(sums.reduce((sum, { debitMinor }) => sum + debitMinor, 0)).toBe(60 * 60_522)
})

test('three thousand random sales and refunds in batches leave a ledger that sums to zero, on every day and in whole', async () => {
  const { id, as } = await newCompany()
  const chance = chanceFrom(12)
  const open: string[] = []
  for (let batch = 0; batch < 6; batch++) {
    const journals = Array.from({ length: 500 }, () => {
      if (open.length > 0 && chance() < 0.2) {
        const [policyId = ''] = open.splice(Math.floor(chance() * open.length), 1)
        return refund(policyId, Math.floor(chance() * 60_523))
      }
      const policyId = randomUUID()
      open.push(policyId)
      return sale({ policyId, day: day + Math.floor(chance() * 30), isTest: chance() < 0.1 })
    })
    await post(id, ...journals)
  }
  const { rows } = await server.within(id, (ctx) =>
    ctx.db.execute(
      sql`select count(distinct journal_id)::int as journals, sum(amount_minor)::int as left from ledger_lines`,
    ),
  )
  expect(rows).toEqual([{ journals: 3_000, left: 0 }])
  await server.runChore('ledger.compareDays')
  await server.runJobs()
  const kinds = await server.call(notificationOperations.list, {}, { as })
  expect(kinds.data?.rows.filter(({ kind }) => kind === 'ledger.differs')).toEqual([])
})

test('a kept sum that is not the sum of its lines is told at night', async () => {
  const { id, as } = await newCompany()
  await post(id, sale())
  await server.within(id, (ctx) =>
    ctx.db.execute(sql`update ledger_days set debit_minor = 1 where account = 'gateway'`),
  )
  await server.runChore('ledger.compareDays')
  await server.runJobs()
  const { data } = await server.call(notificationOperations.list, {}, { as })
  expect(data?.rows.find(({ kind }) => kind === 'ledger.differs')).toMatchObject({
    values: { sums: 1, day: '2026-03-02' },
  })
})
