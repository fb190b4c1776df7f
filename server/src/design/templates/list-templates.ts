import { templateOperations as operations } from '@coverwright/contract/design/templates'
import type { TakesOf } from '@coverwright/contract/platform'
import { boundMoments, systemTemplatesOf } from '@coverwright/rules/design/templates'
import { Refused } from '../../kernel'
import { mayDo, type MemberCtx } from '../../platform/operations'
import { listProductNames, seenAmong } from '../products'
import { listOtherUses } from './use-store'
import { presentRow, presentTemplate, presentUses } from './present'
import { countCopies, findTemplate, listBindings, listTemplateRows, listUsable } from './store'

export async function listTemplates(ctx: MemberCtx, wanted: TakesOf<typeof operations.list>) {
  const { rows, total } = await listTemplateRows(ctx, wanted)
  const uses = { bindings: await listBindings(ctx), others: await listOtherUses(ctx) }
  return {
    rows: rows.map((row) => presentRow(ctx, row, uses)),
    total,
    may: mayDo(ctx.member, { create: operations.create }),
  }
}

export async function getTemplate(ctx: MemberCtx, { id }: { id: string }) {
  const row = await findTemplate(ctx, id)
  if (!row) throw new Refused('templates.notFound')
  return presentTemplate(ctx, row)
}

/** A line for each product and moment, also where what comes with the house is used. */
export async function listUses(ctx: MemberCtx, { kind }: TakesOf<typeof operations.listUses>) {
  const [usable, bindings] = [await listUsable(ctx, kind), await listBindings(ctx)]
  const others = await listOtherUses(ctx)
  const all = await listProductNames(ctx, 'all')
  const seen = await seenAmong(
    ctx,
    all.map(({ id }) => id),
  )
  const products = all.filter(({ id }) => seen.has(id))
  const bound = await presentUses(ctx, bindings, usable)
  const rows = products.flatMap(({ id: productId, name: productName }) =>
    boundMoments(kind).map(
      (moment) =>
        bound.find((use) => use.productId === productId && use.moment === moment) ?? {
          ...{ productId, productName, moment, templateId: null, templateName: '' },
        },
    ),
  )
  return {
    rows,
    templates: usable.map((row) => presentRow(ctx, row, { bindings, others })),
    may: mayDo(ctx.member, { bind: operations.bind }),
  }
}

export async function listSystem(ctx: MemberCtx, { kind }: TakesOf<typeof operations.listSystem>) {
  const copies = await countCopies(ctx)
  const rows = systemTemplatesOf(kind).map((template) => {
    const { key, version, tag, title } = template
    const subject = 'subject' in template ? template.subject : 'search' in template ? template.search.title : {}
    return { key, version, tag, title, subject, copies: copies.get(key) ?? 0 }
  })
  return { rows, may: mayDo(ctx.member, { create: operations.create }) }
}
