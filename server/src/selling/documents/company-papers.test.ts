import { policyOperations } from '@coverwright/contract/selling/policies'
import { documentOperations as operations } from '@coverwright/contract/selling/documents'
import { templateOperations } from '@coverwright/contract/design/templates'
import type { SaleTerms } from '@coverwright/rules/design/parts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { media } from '../../company/media'
import { templatesRoom } from '../../design/templates'
import type { Caller, TestServer } from '../../platform/testing'
import { openTill, startSales, type Till } from '../orders/sale.builder'
import { sold } from '../quotes/quote-shop.builder'
import { documentsRoom, policyValues } from '.'
import { textOf } from './paper-text.builder'

let server: TestServer
let till: Till
let as: Caller
beforeAll(async () => {
  server = await startSales({ rooms: [documentsRoom, templatesRoom(policyValues), media] })
  const sale = { ...(sold.sale as SaleTerms), commission: { direct: 12.25 } }
  till = await openTill(server, { body: { ...sold, sale } })
  as = till.as
})
afterAll(() => server.close())

const read = async (address: string) => textOf(await (await server.raw(address)).arrayBuffer())

test('a voucher is printed with its code, its worth and its days, and by the company’s own paper once one is in use', async () => {
  await till.voucher('SKY10', 5)
  const [voucher] = await till.rows<{ id: string; code: string }>(sql`select id, code from promotions`)
  const asked = { id: voucher!.id, language: 'en_us' } as const
  const opened = (await server.call(operations.openVoucher, asked, { as })).data!
  const { text } = await read(opened.address)
  expect(text).toContain('SKY10')
  expect(text).toMatch(/Worth 10%/)
  const copy = (
    await server.call(
      templateOperations.create,
      { kind: 'pdf', name: 'Our voucher', tag: 'sale', from: 'voucher' },
      { as },
    )
  ).data!
  if (copy.kind !== 'pdf') throw new Error('A PDF was asked for')
  const blocks = copy.body.blocks.map((block) =>
    block.id === 'smallPrint' && block.kind === 'note' ? { ...block, text: { en_us: 'Come aboard soon.' } } : block,
  )
  const { id, revision: baseRevision, name, tag, productId, body } = copy
  const saved = (
    await server.call(
      templateOperations.updatePaper,
      { id, baseRevision, name, tag, productId, body: { ...body, blocks } },
      { as },
    )
  ).data!
  expect((await read(opened.address)).text).not.toContain('Come aboard')
  await server.call(templateOperations.use, { id, baseRevision: saved.revision }, { as })
  expect((await read(opened.address)).text).toContain('Come aboard soon.')
  expect((await server.raw(`${opened.address}x`)).status).toBe(404)
  expect(await server.call(operations.openVoucher, { ...asked, id: till.productId }, { as })).toMatchObject({
    message: 'promotions.notFound',
  })
})

test('a commission statement agrees with the ledger to the cent, policy by policy', async () => {
  const [first, second] = [(await till.buy()).outcome.policy!.number, (await till.buy()).outcome.policy!.number]
  const [policy] = await till.rows<{ id: string }>(sql`select id from policies where number = ${second}`)
  const cancelling = { policyId: policy!.id, countsFrom: '2026-04-12', method: 'proRata' } as const
  const back = (await server.call(policyOperations.previewCancel, cancelling, { as })).data!.givenBack.minor
  await server.call(policyOperations.cancelPolicy, { ...cancelling, reason: '', givenBackMinor: back }, { as })
  await server.runJobs()
  const { rows } = (await server.call(operations.listCommission, {}, { as })).data!
  const owed = -((await till.accounts())['commission:direct'] ?? 0)
  expect(owed).toBeGreaterThan(0)
  expect(rows).toMatchObject([{ party: 'direct', owedMinor: owed, policies: 2, currency: 'HKD' }])
  const { month, channel, party, currency } = rows[0]!
  const asked = { month, channel, party, currency, language: 'en_us' } as const
  const { address } = (await server.call(operations.openCommission, asked, { as })).data!
  const { text } = await read(address)
  // The month as one says it: 'April 2026'.
  expect(text).toMatch(new RegExp(`[A-Z][a-z]+ ${month.slice(0, 4)}`))
  expect(text).toContain(first)
  expect(text).toContain(second)
  expect(text.replace(/[\s,]/g, '')).toContain(`TotalHKD${(owed / 100).toFixed(2)}`)
  const lines = [...text.matchAll(/HKD\s?(-?[\d,]+\.\d\d)/g)].map(([, amount]) =>
    Math.round(Number(amount!.replaceAll(',', '')) * 100),
  )
  expect(lines.slice(0, -1).reduce((sum, minor) => sum + minor, 0)).toBe(lines.at(-1))
  expect(await server.call(operations.openCommission, { ...asked, month: '2019-01' }, { as })).toMatchObject({
    message: 'documents.nothingOwed',
  })
})
