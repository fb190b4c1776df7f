import { type templateOperations, templatesTopic } from '@coverwright/contract/design/templates'
import type { TakesOf } from '@coverwright/contract/platform'
import { bindRefusal } from '@coverwright/rules/design/templates'
import { Refused, refuseIf } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { listProductNames } from '../products'
import { answersOf } from './answers-of'
import { holdTemplate } from './keep-template'
import { deleteBinding, findBound, keepBinding } from './store'

/** What is bound has been made a version of: a draft is nobody's mail. */
export async function bindTemplate(
  ctx: MemberCtx,
  { productId, moment, templateId }: TakesOf<typeof templateOperations.bind>,
) {
  const answers = await answersOf(ctx, productId)
  const [product] = await listProductNames(ctx, [productId])
  const row = templateId ? await holdTemplate(ctx, templateId) : null
  if (row && row.version === null) throw new Refused('templates.notUsed')
  if (row) await keepBinding(ctx, productId, moment, row.id)
  else await deleteBinding(ctx, productId, moment)
  const bound = await findBound(ctx, productId, moment)
  if (bound) refuseIf(bindRefusal(bound.body, moment, answers))
  const [name, productName] = [row?.name ?? '', product?.name ?? '']
  if (row) await ctx.record('templates.bound', { templateId: row.id, productId, name, moment })
  else await ctx.record('templates.unbound', { productId, moment })
  await ctx.notify(templatesTopic)
  return { productId, productName, moment, templateId: row?.id ?? null, templateName: name }
}
