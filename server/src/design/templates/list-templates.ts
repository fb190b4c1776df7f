import { templateOperations as operations } from '@coverwright/contract/design/templates'
import type { TakesOf } from '@coverwright/contract/platform'
import { boundMoments, editionOf, systemTemplatesOf } from '@coverwright/rules/design/templates'
import { Refused } from '../../kernel'
import { mayDo, type MemberCtx } from '../../platform/operations'
import { listProductNames, seenAmong } from '../products'
import { listOtherUses } from './use-store'
import { presentRow, presentTemplate, presentUses } from './present'
import { listEditionNumbers } from './system/editions'
import { listPublished, listSystemDrafts } from './system/store'
import { isSystemDesigner } from './system/system-designer'
import { countCopies, findTemplate, listBindings, listTemplateRows, listUsable } from './store'

export async function listTemplates(ctx: MemberCtx, wanted: TakesOf<typeof operations.list>) {
  const { rows, total } = await listTemplateRows(ctx, wanted)
  const around = {
    bindings: await listBindings(ctx),
    others: await listOtherUses(ctx),
    editions: await listEditionNumbers(ctx),
  }
  return {
    rows: rows.map((row) => presentRow(ctx, row, around)),
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
  const [others, editions] = [await listOtherUses(ctx), await listEditionNumbers(ctx)]
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
    templates: usable.map((row) => presentRow(ctx, row, { bindings, others, editions })),
    may: mayDo(ctx.member, { bind: operations.bind }),
  }
}

/** Each as companies get it now; its designers are told of drafts, and of what a newer program brought. */
export async function listSystem(ctx: MemberCtx, { kind }: TakesOf<typeof operations.listSystem>) {
  const [copies, published] = [await countCopies(ctx), await listPublished(ctx)]
  const isDesigner = await isSystemDesigner(ctx)
  const drafts = new Map((isDesigner ? await listSystemDrafts(ctx) : []).map((draft) => [draft.key, draft]))
  const rows = systemTemplatesOf(kind).map((shipped) => {
    const { key, version, tag, title, body } = editionOf(shipped, published.get(shipped.key) ?? null)
    const subject = 'subject' in body ? body.subject : 'search' in body ? body.search.title : {}
    const draft = drafts.get(key)
    return {
      ...{ key, version, tag, title, subject, copies: copies.get(key) ?? 0 },
      isChanged: draft !== undefined && draft.revision !== (draft.usedRevision ?? 1),
      hasNewer: draft !== undefined && draft.shippedVersion < shipped.version,
    }
  })
  return { rows, may: mayDo(ctx.member, { create: operations.create, edit: isDesigner && operations.updateSystem }) }
}
