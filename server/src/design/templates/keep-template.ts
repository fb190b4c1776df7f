import { type templateOperations, templatesTopic } from '@coverwright/contract/design/templates'
import type { TakesOf } from '@coverwright/contract/platform'
import {
  bodyProblems,
  type BuiltKind,
  emptyBody,
  kindOfMoment,
  readyProblems,
  type TemplateBody,
} from '@coverwright/rules/design/templates'
import { Refused, refuse } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { seenAmong } from '../products'
import { answersOf } from './answers-of'
import { listOtherUses } from './use-store'
import { holdMailFiles, letGoOfMailFiles, refuseStrangeFiles } from './mail-files'
import { presentTemplate, presentUses } from './present'
import { findEdition } from './system/editions'
import { refuseUnsafeHtml } from './upload/check-html'
import { refuseNoPlace } from './upload/refuse-no-place'
import {
  changeTemplate,
  deleteTemplateRows,
  findLastVersion,
  insertTemplate,
  insertVersion,
  listBindings,
  lockTemplate,
  notifyPageTemplate,
  type TemplateRecord,
} from './store'

type Takes<Name extends keyof typeof templateOperations> = TakesOf<(typeof templateOperations)[Name]>

export async function createTemplate(ctx: MemberCtx, { kind, name, tag, from }: Takes<'create'>) {
  if (from && kindOfMoment(from) !== kind) throw new Refused('templates.otherKind', { field: 'from' })
  const system = from ? await findEdition(ctx, from) : undefined
  const row = await insertTemplate(ctx, {
    ...{ kind, name, tag: tag ?? system?.tag ?? 'other', body: system?.body ?? emptyBody(kind), productId: null },
    ...{ systemKey: system?.key ?? null, systemVersion: system?.version ?? null },
  })
  await ctx.record('templates.created', { templateId: row.id, name })
  return told(ctx, row)
}

/** With its files, and still a copy of what it is of the house where the first was one. */
export async function copyTemplate(ctx: MemberCtx, { id, name }: Takes<'copy'>) {
  const { kind, tag, body, productId, systemKey, systemVersion, upload } = await holdTemplate(ctx, id)
  if (upload) await refuseNoPlace(ctx)
  const row = await insertTemplate(ctx, { kind, name, tag, body, productId, systemKey, systemVersion, upload })
  await holdMailFiles(ctx, row.id, body)
  await ctx.record('templates.copied', { templateId: row.id, name })
  return told(ctx, row)
}

export const updateTemplate = (ctx: MemberCtx, draft: Takes<'update'>) => saveDraft(ctx, 'email', draft)
export const updatePage = (ctx: MemberCtx, draft: Takes<'updatePage'>) => saveDraft(ctx, 'page', draft)
export const updatePaper = (ctx: MemberCtx, draft: Takes<'updatePaper'>) => saveDraft(ctx, 'pdf', draft)

type Draft = Omit<Takes<'update'>, 'body'> & { body: TemplateBody }

async function saveDraft(ctx: MemberCtx, kind: BuiltKind, { id, baseRevision, ...draft }: Draft) {
  const row = await holdAt(ctx, id, baseRevision)
  if (row.kind !== kind) throw new Refused('templates.otherKind')
  const { name, tag, productId, body } = draft
  const [problem] = bodyProblems(body, await answersOf(ctx, productId))
  if (problem) refuse(problem, problem.field ? { field: `body.${problem.field}` } : {})
  refuseOtherMaking(body, row)
  await refuseUnsafeHtml(ctx, body, row.body)
  await refuseStrangeFiles(ctx, body, row.body)
  await holdMailFiles(ctx, id, body)
  const changed = await changeTemplate(ctx, row, { name, tag, productId, body })
  await ctx.record('templates.changed', { templateId: id, name })
  return told(ctx, changed)
}

/** An upload stays one, and what was designed here does not become one: the places for them are counted. */
function refuseOtherMaking(body: TemplateBody, { upload }: TemplateRecord) {
  const isUpload = 'html' in body ? body.html !== undefined : 'page' in body && body.page.base !== undefined
  if (isUpload !== (upload !== null)) throw new Refused('templates.otherKind', { field: 'body' })
}

/** What goes out stays as it is until somebody says this. */
export async function useTemplate(ctx: MemberCtx, { id, baseRevision }: Takes<'use'>) {
  const row = await holdAt(ctx, id, baseRevision)
  const [problem] = [...readyProblems(row.body), ...bodyProblems(row.body, await answersOf(ctx, row.productId))]
  if (problem) refuse(problem)
  const version = (await findLastVersion(ctx, id)) + 1
  await insertVersion(ctx, { templateId: id, version, body: row.body, madeBy: ctx.member.id })
  const changed = await changeTemplate(ctx, row, { version, usedRevision: row.revision })
  await ctx.record('templates.used', { templateId: id, name: row.name, version })
  if (row.kind === 'page') await notifyPageTemplate(ctx, id)
  return told(ctx, changed)
}

/** Refused with what uses it: that would write to its buyers in other words from one moment to the next, or not at all. */
export async function deleteTemplate(ctx: MemberCtx, { id }: Takes<'delete'>) {
  const row = await holdTemplate(ctx, id)
  const bindings = await listBindings(ctx, [id])
  if (bindings.length > 0) {
    const names = [...new Set((await presentUses(ctx, bindings, [row])).map(({ productName }) => productName))]
    throw new Refused('templates.inUse', { values: { count: bindings.length, products: names.join(', ') } })
  }
  const others = await listOtherUses(ctx, id)
  const [other] = others
  if (other) {
    const seen = await seenAmong(ctx, [...new Set(others.map(({ productId }) => productId))])
    const names = others.filter(({ by, productId }) => by === other.by && seen.has(productId)).map(({ name }) => name)
    const values = { count: others.length, names: names.join(', ') }
    if (other.by === 'page') throw new Refused('templates.onPages', { values })
    throw new Refused('templates.inAutomations', { values })
  }
  await letGoOfMailFiles(ctx, row)
  await deleteTemplateRows(ctx, id)
  await ctx.record('templates.deleted', { templateId: id, name: row.name })
  await ctx.notify(templatesTopic)
  return { id }
}

export async function holdTemplate(ctx: MemberCtx, id: string): Promise<TemplateRecord> {
  const row = await lockTemplate(ctx, id)
  if (!row) throw new Refused('templates.notFound')
  return row
}

export async function holdAt(ctx: MemberCtx, id: string, baseRevision: number): Promise<TemplateRecord> {
  const row = await holdTemplate(ctx, id)
  if (row.revision !== baseRevision)
    throw new Refused('templates.changedMeanwhile', { current: await presentTemplate(ctx, row) })
  return row
}

export async function told(ctx: MemberCtx, row: TemplateRecord) {
  await ctx.notify(templatesTopic)
  return presentTemplate(ctx, row)
}
