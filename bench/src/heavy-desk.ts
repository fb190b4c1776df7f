import { setTimeout as wait } from 'node:timers/promises'
import { documentOperations } from '@coverwright/contract/selling/documents'
import { policyOperations } from '@coverwright/contract/selling/policies'
import { callsTo } from '../../server/src/platform/testing/test-calls'
import { bringIn, type Console, upload } from './bring-in-sheet'
import { aRateWorkbook } from './sheet-100k'

/** Who gives the server its heavy work, and how much of it. */
export type HeavyDesk = {
  url: string
  email: string
  password: string
  productId: string
  rows: number
  policies: number
  documentsAPolicy: number
}

/**
 * Runs in a process of its own, since somebody at a desk has a machine of their own: what packing a file and reading
 * answers costs there must not be taken from the server. Told a page, it brings in a sheet and asks for the documents of
 * that page's policies, and says when all is done.
 */
process.once('disconnect', () => process.exit())
process.once('message', (work: HeavyDesk) => {
  void begin(work).then((desk) => {
    process.on('message', (page: number) => {
      void Promise.all([bringInAll(desk, work), drawDocuments(desk, work, page)]).then(() => process.send?.('done'))
    })
    process.send?.('ready')
  })
})

type Desk = Console & { workbook: Buffer }

async function begin({ url, email, password, rows }: HeavyDesk): Promise<Desk> {
  const calls = callsTo(url, () => new Date())
  return { url, call: calls.call, as: await calls.signIn(email, password), workbook: aRateWorkbook(rows) }
}

async function bringInAll(desk: Desk, { productId, rows }: HeavyDesk) {
  const kept = await upload(desk, 'rates.xlsx', desk.workbook)
  if (typeof kept === 'string') throw new Error(kept)
  const { import: brought } = await bringIn(desk, productId, kept.fileId)
  if (brought.results[0]?.made !== rows) throw new Error(`brought in ${JSON.stringify(brought)}`)
}

/** Policies that nobody asked the documents of yet, a page of them each time. */
async function drawDocuments({ as, call }: Desk, { policies: count, documentsAPolicy }: HeavyDesk, page: number) {
  const listed = await call(policyOperations.listPolicies, { page, pageSize: 3 * count }, { as })
  // Documents of what was cancelled are not sent again.
  const policies = (listed.data?.rows ?? [])
    .filter(({ state }) => state !== 'cancelled')
    .slice(0, count)
    .map(({ id }) => ({ policyId: id }))
  if (policies.length < count) throw new Error(`the demo has too few policies: ${listed.message ?? policies.length}`)
  for (const policy of policies) {
    const asked = await call(documentOperations.resendDocuments, policy, { as })
    if (asked.status !== 200) throw new Error(asked.message)
  }
  for (const policy of policies)
    while (
      ((await call(documentOperations.listDocuments, policy, { as })).data?.documents.length ?? 0) < documentsAPolicy
    )
      await wait(100)
}
