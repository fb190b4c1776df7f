import {
  bodyOf,
  findSystemPaper,
  findSystemTemplate,
  type Moment,
  type PaperBlock,
  type PaperBody,
} from '@coverwright/rules/design/templates'
import type { CompanyCtx } from '../../platform/operations'
import { listProductNames } from '../products'
import { changeTemplate, insertTemplate, insertVersion, keepBinding } from './store'

const claims: PaperBlock = {
  ...{ id: 'claims', when: '', kind: 'text' },
  text: {
    en_us: 'To make a claim, tell {{company.name}} your policy number {{policy.number}}. Please keep your receipts.',
    zh_tw: '如需索償，請向 {{company.name}} 提供您的保單號碼 {{policy.number}}，並保留收據正本。',
    zh_cn: '如需理赔，请向 {{company.name}} 提供您的保单号码 {{policy.number}}，并保留收据原件。',
  },
}

/** A certificate in the company's own words, which one of its products makes. */
export async function seedTemplatesDemo(ctx: CompanyCtx) {
  const product = (await listProductNames(ctx, 'all')).find(({ name }) => name === 'Travel Light')
  if (!product) return
  const system = findSystemPaper('cover')
  const body: PaperBody = { ...bodyOf(system), blocks: beforeSmallPrint(system.blocks) }
  const row = await insertTemplate(ctx, {
    ...{ kind: 'pdf', name: 'Travel certificate', tag: system.tag, body, productId: null },
    ...{ systemKey: system.key, systemVersion: system.version },
  })
  await insertVersion(ctx, { templateId: row.id, version: 1, body, madeBy: null })
  await changeTemplate(ctx, row, { version: 1, usedRevision: row.revision })
  await keepBinding(ctx, product.id, 'cover', row.id)
}

const beforeSmallPrint = (blocks: readonly PaperBlock[]): PaperBlock[] => [
  ...blocks.slice(0, -1),
  claims,
  ...blocks.slice(-1),
]

/** A copy of a system email under a name of its own, in use. */
export const seedTemplate = (ctx: CompanyCtx, name: string, key: Moment) => seedCopy(ctx, 'email', name, key)
/** And of a system page. */
export const seedPageTemplate = (ctx: CompanyCtx, name: string, key: Moment) => seedCopy(ctx, 'page', name, key)

async function seedCopy(ctx: CompanyCtx, kind: 'email' | 'page', name: string, key: Moment): Promise<string> {
  const system = findSystemTemplate(key)
  if (!system) throw new Error(`Nothing of the house is called ${key}`)
  const body = bodyOf(system)
  const about = {
    kind,
    name,
    tag: system.tag,
    body,
    productId: null,
    systemKey: key,
    systemVersion: system.version,
  } as const
  const row = await insertTemplate(ctx, about)
  await insertVersion(ctx, { templateId: row.id, version: 1, body, madeBy: null })
  await changeTemplate(ctx, row, { version: 1, usedRevision: row.revision })
  return row.id
}
