import { templateOperations } from '@coverwright/contract/design/templates'
import { policyOperations } from '@coverwright/contract/selling/policies'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  as,
  bought,
  create,
  mail,
  openDesk,
  save,
  server,
  till,
  use,
  words,
} from '../../design/templates/mail-desk.builder'
import { readMailbox } from '../../platform/testing'

beforeAll(() => openDesk())
afterAll(() => server.close())

test('money that goes back is told in the company’s words, with the sum, once', async () => {
  const saved = (await save(await create(), mail(words('On its way: {{policy.refund}}')))).data!
  const { id: templateId } = (await use(saved)).data!
  const bound = { productId: till.productId, moment: 'refundMade', templateId } as const
  expect((await server.call(templateOperations.bind, bound, { as })).message).toBe('')
  const { email, number } = await bought()
  const [row] = await till.rows<{ id: string }>(sql`select id from policies where number = ${number}`)
  const half = { policyId: row!.id, countsFrom: '2026-04-15', method: 'proRata' } as const
  const { givenBack } = (await server.call(policyOperations.previewCancel, half, { as })).data!
  await server.call(policyOperations.cancelPolicy, { ...half, givenBackMinor: givenBack.minor, reason: '' }, { as })
  await server.runJobs()
  const told = (await readMailbox(server, email)).filter(({ text }) => text.includes('On its way'))
  expect(told).toHaveLength(1)
  expect(told[0]!.text).toContain(`HK$${(givenBack.minor / 100).toFixed(2)}`)
})
