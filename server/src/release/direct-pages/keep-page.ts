import type { TakesOf } from '@coverwright/contract/platform'
import { type directPageOperations, directPagesTopic } from '@coverwright/contract/release/direct-pages'
import { spokenLanguages } from '@coverwright/rules/design/templates'
import type { Language } from '@coverwright/rules/languages'
import { pageRefusal, pageSlugRefusal } from '@coverwright/rules/release/direct-pages'
import { holdUsable } from '../../design/templates'
import { Refused, refuseIf } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { shellOf } from '../publishing'
import { presentPage } from './present'
import { refuseGaps } from './refuse-gaps'
import {
  changePage,
  deletePageRow,
  type DirectPageRow,
  insertPage,
  leaveAddress,
  lockPage,
  notifyPage,
  takePageAddress,
} from './store'

type Takes<Name extends keyof typeof directPageOperations> = TakesOf<(typeof directPageOperations)[Name]>

export async function createPage(ctx: MemberCtx, draft: Takes<'create'>) {
  const made = await readDraft(ctx, draft)
  const id = ctx.newId()
  await takeOrRefuse(ctx, draft, id)
  const row: DirectPageRow = {
    ...{ companyId: ctx.company, id, ...made, state: 'draft', publishedAt: null, updatedAt: ctx.now() },
  }
  await insertPage(ctx, row)
  await ctx.record('directPages.created', { directPageId: id, name: row.name, slug: row.slug })
  return told(ctx, row)
}

/** What is online changes at once, so it is held to what a publish is held to. */
export async function updatePage(ctx: MemberCtx, { id, ...draft }: Takes<'update'>) {
  const row = await holdPage(ctx, id)
  const made = await readDraft(ctx, draft)
  await takeOrRefuse(ctx, draft, id)
  if (draft.slug !== row.slug) {
    await leaveAddress(ctx, row.slug)
    await notifyPage(ctx, row)
  }
  const changed = await changePage(ctx, row, made)
  if (changed.state === 'online') await refuseGaps(ctx, changed)
  await ctx.record('directPages.changed', { directPageId: id, name: changed.name, slug: changed.slug })
  return told(ctx, changed)
}

export async function deletePage(ctx: MemberCtx, { id }: Takes<'delete'>) {
  const row = await holdPage(ctx, id)
  refuseIf(pageRefusal(row.state, 'delete'))
  await deletePageRow(ctx, row)
  await notifyPage(ctx, row)
  await ctx.record('directPages.deleted', { directPageId: id, name: row.name, slug: row.slug })
  await ctx.notify(directPagesTopic)
  return { id }
}

export async function holdPage(ctx: MemberCtx, id: string): Promise<DirectPageRow> {
  const row = await lockPage(ctx, id)
  if (!row) throw new Refused('directPages.notFound')
  return row
}

export async function told(ctx: MemberCtx, row: DirectPageRow) {
  await notifyPage(ctx, row)
  await ctx.notify(directPagesTopic)
  return presentPage(ctx, row)
}

async function takeOrRefuse(ctx: MemberCtx, { slug, shellId }: Takes<'create'>, id: string) {
  if (!(await takePageAddress(ctx, slug, id, shellId))) throw new Refused('directPages.addressTaken', { field: 'slug' })
}

/** A page is made of what is ready: a version of a template, a product at its live address, languages that were written. */
async function readDraft(ctx: MemberCtx, draft: Takes<'create'>) {
  const { name, slug, templateId, shellId } = draft
  refuseIf(pageSlugRefusal(slug))
  const template = await holdUsable(ctx, templateId, 'page')
  if (!template) throw new Refused('directPages.templateNotReady', { field: 'templateId' })
  const shell = await shellOf(ctx, shellId)
  if (!shell || shell.environment !== 'live') throw new Refused('directPages.noSuchProduct', { field: 'shellId' })
  const spoken = spokenLanguages(template.body)
  const isWritten = (language: Language) =>
    spoken.includes(language) || ((language === 'en_uk' || language === 'en_id') && spoken.includes('en_us'))
  const unwritten = draft.languages.find((language) => !isWritten(language))
  if (unwritten)
    throw new Refused('directPages.languageNotWritten', { field: 'languages', values: { language: unwritten } })
  return { name, slug, templateId, shellId, productId: shell.productId, languages: [...new Set(draft.languages)] }
}
