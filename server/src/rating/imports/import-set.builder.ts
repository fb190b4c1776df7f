import { randomUUID } from 'node:crypto'
import { importOperations as ops } from '@coverwright/contract/rating/imports'
import type { FileKind } from '@coverwright/rules/company/media'
import type { Permission } from '@coverwright/rules/company/members'
import type { Body } from '@coverwright/rules/design/products'
import { expect } from 'vitest'
import { type Caller, keepFile, type TestServer, type testSessions } from '../../platform/testing'
import { openProduct } from '../../design/products'

const WRITER: Permission[] = ['products.read', 'products.write']
export const CSV = 'Age,District,Factor\n18-25,North,1.5\n26-64,North,1\n65+,South,1.2\n'

export type ImportSet = { as: Caller; company: string; productId: string }

/** For tests: files brought in over the wire of a server, step by step. */
export function importsOn(server: () => TestServer, people: ReturnType<typeof testSessions>) {
  async function aProduct({ company = randomUUID(), may = WRITER, body }: Wish = {}): Promise<ImportSet> {
    const as = people.open(await server().openBrowser(), company, may)
    const about = { name: 'Car', description: '', size: 'simple', insuranceType: 'car', currency: 'HKD' } as const
    const where = { languages: ['en_us' as const], timeZone: 'UTC', ownerId: null, ...(body && { body }) }
    const product = await server().within(company, (ctx) => openProduct(ctx, { ...about, ...where }))
    return { as, company, productId: product.id }
  }

  const upload = ({ company, as: { accountId } }: ImportSet, content: string | Buffer, kind: FileKind = 'csv') =>
    keepFile(server(), company, { purpose: 'pricingTable', kind, content: Buffer.from(content), madeBy: accountId })

  async function identified(set: ImportSet, content: string | Buffer = CSV, kind: FileKind = 'csv') {
    const file = await upload(set, content, kind)
    const started = await server().call(ops.start, { productId: set.productId, fileId: file.id }, { as: set.as })
    expect(started.data?.state).toBe('identifying')
    await server().runJobs()
    return (await server().call(ops.get, { id: started.data!.id }, { as: set.as })).data!
  }

  async function converted(set: ImportSet, id: string) {
    const began = await server().call(ops.convert, { id }, { as: set.as })
    expect(began.data?.state).toBe('converting')
    await server().runJobs()
    return (await server().call(ops.get, { id }, { as: set.as })).data!
  }
  return { aProduct, upload, identified, converted }
}

type Wish = { company?: string; may?: Permission[]; body?: Body }
