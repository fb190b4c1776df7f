import { randomUUID } from 'node:crypto'
import { policyIssued } from '@coverwright/contract/selling/policies'
import { parseDay } from '@coverwright/rules/kernel'
import { type Body, startingBody } from '@coverwright/rules/design/products'
import type { Language } from '@coverwright/rules/languages'
import type { PriceRecord } from '@coverwright/rules/selling/quotes'
import type { ClientBase } from 'pg'
import { openProduct } from '../../design/products'
import { sha256 } from '../../kernel'
import { makeCompany, type TestServer } from '../../platform/testing'
import { policyForPaper } from '../policies'

const HASH = 'b7'.repeat(32)
const money = (minor: number) => ({ minor, currency: 'HKD' })

const names = {
  product: { en_us: 'Travel Light', zh_tw: '輕鬆旅遊保險', zh_cn: '轻松旅游保险' },
  plan: { en_us: 'Plus', zh_tw: '優越計劃', zh_cn: '优越计划' },
  medical: { en_us: 'Medical expenses', zh_tw: '醫療費用', zh_cn: '医疗费用' },
  assistance: { en_us: '24-hour assistance', zh_tw: '24 小時支援', zh_cn: '24 小时支援' },
  unlimited: { en_us: 'Unlimited', zh_tw: '無限額', zh_cn: '不限额' },
  exclusion: { en_us: 'No cover for winter sports.', zh_tw: '冬季運動不受保障。', zh_cn: '冬季运动不受保障。' },
}

const startingWith = {
  name: 'Travel Light',
  currency: 'HKD',
  timeZone: 'Asia/Hong_Kong',
  languages: ['en_us'] as Language[],
}
const blank = startingBody(startingWith, () => randomUUID())
const body: Body = {
  ...blank,
  name: names.product,
  languages: ['en_us', 'en_uk', 'en_id', 'zh_tw', 'zh_cn'],
  plans: {
    currency: 'HKD',
    addOns: [],
    plans: [
      {
        ...{ id: 'plus', title: names.plan, subtitle: {}, description: {}, addOns: [], declarations: [] },
        ...{ booklet: [], coverDocument: [] },
        covers: [
          { dataName: 'medical', title: names.medical, amount: money(100_000_000), words: {}, tooltip: {} },
          { dataName: 'help', title: names.assistance, amount: null, words: names.unlimited, tooltip: {} },
        ],
      },
    ],
  },
}

const part = (kind: PriceRecord['parts'][number]['kind'], title: string, minor: number) => ({
  ...{ kind, code: kind, title },
  amount: money(minor),
})
export const price: PriceRecord = {
  ...{ version: 1, plan: 'plus', planTitle: 'Plus', addOns: [{ id: 'ski', title: 'Ski' }] },
  total: money(58_859),
  parts: [part('premium', 'Premium', 60_000), part('discount', 'SPRING', -1_200), part('levy', 'Levy 0.1%', 59)],
  ...{ startDate: '2026-11-22', endDate: '2026-12-09', discounts: [], decision: 'acceptWithTerms' },
  terms: [{ kind: 'exclusion', text: names.exclusion }],
  ...{ ratingHash: 'a1'.repeat(32), worksheet: [] },
}

type Asked = { language?: Language; holder?: string; isTest?: boolean; covers?: number }

/** A company with a policy that was issued just now, as the room of policies would leave it. */
export async function issuePolicy(server: TestServer, asked: Asked = {}) {
  const company = await makeCompany(server)
  return { company, ...(await issueIn(server, company.id, asked)) }
}

async function issueIn(server: TestServer, company: string, asked: Asked = {}) {
  const { language = 'en_us', holder = 'Chan Tai Man', isTest = false } = asked
  const [policyId, holderId, orderId] = [randomUUID(), randomUUID(), randomUUID()]
  const [number, email] = [`HI-${policyId.slice(0, 8)}`, `holder-${policyId.slice(0, 8)}@mail.example`]
  const token = await server.within(company, async (ctx) => {
    const now = ctx.now()
    const { id: productId } = await openProduct(ctx, {
      ...{
        name: 'Travel Light',
        description: '',
        size: 'simple',
        insuranceType: 'travel',
        currency: 'HKD',
        ownerId: null,
      },
      ...{ languages: ['en_us'], timeZone: 'Asia/Hong_Kong', body: blank },
    })
    const { $client: client } = ctx.db as typeof ctx.db & { $client: ClientBase }
    const put = (table: string, row: object) =>
      client.query(`insert into ${table} select * from jsonb_populate_record(null::${table}, $1)`, [
        JSON.stringify({ company_id: company, ...row }),
      ])
    await put('bodies', {
      ...{ id: randomUUID(), product_id: productId, number: 2, revision: 1, part_revisions: {}, state: 'published' },
      ...{ hash: HASH, document: withCovers(asked.covers), created_at: now, updated_at: now },
    })
    await put('customers', { id: holderId, name: holder, email, language, made_at: now, changed_at: now })
    const [startsOn, endsOn] = [parseDay(price.startDate) as number, parseDay(price.endDate) as number]
    await put('policies', {
      ...{ id: policyId, number, product_id: productId, release_hash: HASH, plan: 'plus', plan_title: 'Plus' },
      ...{ holder_id: holderId, order_id: orderId, is_test: isTest, channel: 'direct', language, starts_on: startsOn },
      ...{ ends_on: endsOn, total_minor: price.total.minor, currency: 'HKD', found_by: number },
      ...{ token_hash: '', issued_at: now },
    })
    await put('policy_transactions', {
      ...{ policy_id: policyId, place: 1, kind: 'issue', counts_from: startsOn, written_at: now, release_hash: HASH },
      ...{ answers: {}, price, about: {} },
    })
    // Only the room of policies knows how a link is made.
    const link = (await policyForPaper(ctx, policyId))?.myAddress.split('/').at(-1) ?? ''
    await client.query('update policies set token_hash = $1 where id = $2', [sha256(link), policyId])
    const sold = { policyId, number, productId, releaseHash: HASH, plan: 'plus', channel: 'direct', holderId, orderId }
    await ctx.emit(policyIssued, { ...sold, total: { ...price.total }, isTest }, { policy: policyId })
    return link
  })
  return { policyId, number, email, token }
}

function withCovers(count?: number): Body {
  const plan = body.plans?.plans[0]
  if (count === undefined || !plan) return body
  const covers = Array.from({ length: count }, (_, place) => ({
    ...{
      dataName: `cover${place}`,
      title: { en_us: `Cover number ${place + 1}` },
      amount: money(100 * place),
      words: {},
      tooltip: {},
    },
  }))
  return { ...body, plans: { currency: 'HKD', addOns: [], plans: [{ ...plan, covers }] } }
}
