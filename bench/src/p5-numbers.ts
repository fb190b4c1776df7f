import { randomUUID } from 'node:crypto'
import { parseDay } from '@coverwright/rules/kernel'
import { sql } from 'drizzle-orm'
import { openNumberDesk } from '../../server/src/selling/policy-numbers'
import { inCompany } from '../../server/src/platform/database'
import { openBenchDatabase, startBenchCluster } from './bench-server'
import { type Figure, interleave } from './measure'

const CALLERS = 50
const EACH = 40
const ROUNDS = 7
const GOAL = 20

const today = parseDay('2026-03-07') as number
const design = {
  prefixes: [{ kind: 'text', text: 'P' }],
  symbol: '-',
  length: 9,
  min: 1,
  max: 999_999_999,
  start: 1,
  suffixes: [],
  startDate: null,
  endDate: null,
}

type BenchDatabase = Awaited<ReturnType<typeof openBenchDatabase>>
type Place = { company: string; designId: string }

/** P5: 50 callers that all want the next number of one design; every number is durable before its caller goes on. */
export async function measureNumbers(): Promise<Figure> {
  const cluster = await startBenchCluster()
  const db = await openBenchDatabase(cluster, 'numbers')
  try {
    const [ours, peer] = [await makeDesign(db), await makeDesign(db)]
    const desk = openNumberDesk<null, string>({
      inCompany: (company, work) => inCompany(db.server, company, work),
      now: () => new Date(),
      issue: async (_db, _company, batch) => batch.map(({ printed }) => printed),
    })
    const batched = () => rateOf(() => desk({ ...ours, today, unit: null }))
    const plain = () => rateOf(() => updateAndInsert(db, peer))
    await batched()
    await plain()
    const rates = await interleave(ROUNDS, batched, plain)
    await checkNumbers(db, ours)
    await checkNumbers(db, peer)
    const ratio = rates.ours / rates.peer
    return {
      name: 'P5 policy numbers, one design, 50 callers',
      ours: `${Math.round(rates.ours)}/s`,
      peer: `${Math.round(rates.peer)}/s (UPDATE … RETURNING and insert)`,
      ratio,
      goal: `>= ${GOAL}`,
      holds: ratio >= GOAL,
    }
  } finally {
    await db.close()
    await cluster.stop()
  }
}

async function rateOf(take: () => Promise<string>): Promise<number> {
  const started = performance.now()
  const callers = Array.from({ length: CALLERS }, async () => {
    for (let turn = 0; turn < EACH; turn++) await take()
  })
  await Promise.all(callers)
  return ((CALLERS * EACH) / (performance.now() - started)) * 1_000
}

/** The peer: what everybody writes first. */
const updateAndInsert = (db: BenchDatabase, { company, designId }: Place) =>
  inCompany(db.server, company, async (tx) => {
    const { rows } = await tx.execute<{ last: string }>(
      sql`update policy_number_designs set last = coalesce(last, 0) + 1
        where company_id = ${company} and id = ${designId} returning last`,
    )
    const last = Number(rows[0]?.last)
    const printed = `Q-${String(last).padStart(9, '0')}`
    await tx.execute(
      sql`insert into policy_numbers (company_id, design_id, series, number, printed, given_at)
        values (${company}, ${designId}, 1, ${last}, ${printed}, now())`,
    )
    return printed
  })

async function makeDesign(db: BenchDatabase): Promise<Place> {
  const [company, designId] = [randomUUID(), randomUUID()]
  await inCompany(db.server, company, (tx) =>
    tx.execute(sql`insert into policy_number_designs (company_id, id, title, design, created_at, updated_at)
      values (${company}, ${designId}, 'Bench', ${JSON.stringify(design)}::jsonb, now(), now())`),
  )
  return { company, designId }
}

/** A rate counts only where every number was given once and none was left out. */
async function checkNumbers(db: BenchDatabase, { company }: Place) {
  const { rows } = await inCompany(db.server, company, (tx) =>
    tx.execute<{ count: string; least: string; most: string }>(
      sql`select count(*) as count, min(number) as least, max(number) as most from policy_numbers`,
    ),
  )
  const [{ count, least, most } = { count: '', least: '', most: '' }] = rows
  const wanted = String(CALLERS * EACH * (ROUNDS + 1))
  if (count !== wanted || least !== '1' || most !== wanted) throw new Error(`${count} numbers from ${least} to ${most}`)
}
