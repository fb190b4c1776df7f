import { bodyOf, findSystemTemplate, type Moment } from '@coverwright/rules/design/templates'
import type { CompanyCtx } from '../../platform/operations'
import { changeTemplate, insertTemplate, insertVersion } from './store'

/** A copy of a system email under a name of its own, in use. */
export async function seedTemplate(ctx: CompanyCtx, name: string, key: Moment): Promise<string> {
  const system = findSystemTemplate(key)
  if (!system) throw new Error(`There is no system email ${key}`)
  const body = bodyOf(system)
  const about = { name, tag: system.tag, body, productId: null, systemKey: key, systemVersion: system.version }
  const row = await insertTemplate(ctx, about)
  await insertVersion(ctx, { templateId: row.id, version: 1, body, madeBy: null })
  await changeTemplate(ctx, row, { version: 1, usedRevision: row.revision })
  return row.id
}
