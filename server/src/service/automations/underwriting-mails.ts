import { automationOperations as operations, automationsTopic } from '@coverwright/contract/service/automations'
import type { TakesOf } from '@coverwright/contract/platform'
import { underwritingMoments } from '@coverwright/rules/design/templates'
import { listProductNames, seenAmong } from '../../design/products'
import { findBound, listUsable } from '../../design/templates'
import { Refused } from '../../kernel'
import { mayDo, type MemberCtx } from '../../platform/operations'
import { isSilenced, listSilenced, setSilenced } from '../../selling/documents'

type Silenced = TakesOf<typeof operations.silenceUnderwritingMail>

/** A line for each product and moment, also where the standard mail is sent. */
export async function listUnderwritingMails(ctx: MemberCtx) {
  const all = await listProductNames(ctx, 'all')
  const seen = await seenAmong(
    ctx,
    all.map(({ id }) => id),
  )
  const silenced = await listSilenced(ctx)
  const rows = []
  for (const { id: productId, name: productName } of all.filter(({ id }) => seen.has(id)))
    for (const moment of underwritingMoments) {
      const bound = await findBound(ctx, productId, moment)
      const isOn = !silenced.some((each) => each.productId === productId && each.moment === moment)
      rows.push({ productId, productName, moment, isOn, ...nameOf(bound) })
    }
  const templates = (await listUsable(ctx, 'email')).map(({ id, name }) => ({ id, name }))
  return { rows, templates, may: mayDo(ctx.member, { silence: operations.silenceUnderwritingMail }) }
}

export async function silenceUnderwritingMail(ctx: MemberCtx, { productId, moment, isOn }: Silenced) {
  const [product] = await listProductNames(ctx, [productId])
  if (!product) throw new Refused('products.notFound')
  await setSilenced(ctx, productId, moment, isOn)
  await ctx.record(isOn ? 'automations.mailOn' : 'automations.mailOff', { productId, moment })
  await ctx.notify(automationsTopic)
  const bound = await findBound(ctx, productId, moment)
  const isSent = !(await isSilenced(ctx, productId, moment))
  return { productId, productName: product.name, moment, isOn: isSent, ...nameOf(bound) }
}

const nameOf = (bound: { templateId: string; name: string } | null) => ({
  templateId: bound?.templateId ?? null,
  templateName: bound?.name ?? '',
})
