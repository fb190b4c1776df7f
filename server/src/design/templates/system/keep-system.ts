import { type templateOperations, templatesTopic, type TemplateView } from '@coverwright/contract/design/templates'
import type { TakesOf } from '@coverwright/contract/platform'
import {
  bodyOf,
  bodyProblems,
  type BuiltKind,
  findSystemTemplate,
  kindOfMoment,
  type Moment,
  nextEdition,
  publishRefusal,
  systemFileRefusal,
  type TemplateBody,
} from '@coverwright/rules/design/templates'
import { Refused, refuse, refuseIf } from '../../../kernel'
import type { MemberCtx } from '../../../platform/operations'
import { presentSystem } from './present-system'
import { changeSystemDraft, findSystemDraft, holdSystemDraft, insertSystemVersion, type SystemDraft } from './store'
import { refuseOthers } from './system-designer'

type Takes<Name extends keyof typeof templateOperations> = TakesOf<(typeof templateOperations)[Name]>

export async function getSystem(ctx: MemberCtx, { key }: Takes<'getSystem'>): Promise<TemplateView> {
  await refuseOthers(ctx)
  return presentSystem(ctx, (await findSystemDraft(ctx, key)) ?? firstDraft(ctx, key))
}

export const updateSystem = (ctx: MemberCtx, draft: Takes<'updateSystem'>) => saveDraft(ctx, 'email', draft)
export const updateSystemPaper = (ctx: MemberCtx, draft: Takes<'updateSystemPaper'>) => saveDraft(ctx, 'pdf', draft)
export const updateSystemPage = (ctx: MemberCtx, draft: Takes<'updateSystemPage'>) => saveDraft(ctx, 'page', draft)

type Draft = { key: Moment; baseRevision: number; body: TemplateBody }

async function saveDraft(ctx: MemberCtx, kind: BuiltKind, { key, baseRevision, body }: Draft) {
  await refuseOthers(ctx)
  if (kindOfMoment(key) !== kind) throw new Refused('templates.otherKind')
  const row = await holdSystemAt(ctx, key, baseRevision)
  const [problem] = bodyProblems(body)
  if (problem) refuse(problem, problem.field ? { field: `body.${problem.field}` } : {})
  refuseIf(systemFileRefusal(body))
  const changed = await keepDraft(ctx, row, { body })
  await ctx.record('templates.systemChanged', { key })
  return toldOfSystem(ctx, changed)
}

/** From now on every company without a template of its own sends this; whoever has a copy is shown what differs. */
export async function publishSystem(ctx: MemberCtx, { key, baseRevision }: Takes<'publishSystem'>) {
  await refuseOthers(ctx)
  const row = await holdSystemAt(ctx, key, baseRevision)
  refuseIf(publishRefusal(row.body, key))
  const version = nextEdition(shippedOf(key), row.version ?? 0)
  await insertSystemVersion(ctx, { key, version, body: row.body, madeAt: ctx.now(), madeBy: ctx.member.id })
  const changed = { ...row, version, usedRevision: row.revision, updatedAt: ctx.now() }
  await changeSystemDraft(ctx, changed)
  await ctx.record('templates.systemPublished', { key, version })
  return toldOfSystem(ctx, changed)
}

export async function keepDraft(ctx: MemberCtx, row: SystemDraft, change: Partial<SystemDraft>): Promise<SystemDraft> {
  const changed = { ...row, ...change, revision: row.revision + 1, updatedAt: ctx.now() }
  await changeSystemDraft(ctx, changed)
  return changed
}

export async function holdSystemAt(ctx: MemberCtx, key: Moment, baseRevision: number): Promise<SystemDraft> {
  const row = await holdSystemDraft(ctx, firstDraft(ctx, key))
  if (row.revision !== baseRevision)
    throw new Refused('templates.changedMeanwhile', { current: await presentSystem(ctx, row) })
  return row
}

export async function toldOfSystem(ctx: MemberCtx, row: SystemDraft) {
  await ctx.notify(templatesTopic)
  return presentSystem(ctx, row)
}

export function shippedOf(key: Moment) {
  const shipped = findSystemTemplate(key)
  if (!shipped) throw new Refused('templates.notFound')
  return shipped
}

/** As it came with the program, before a designer changed anything. */
export function firstDraft(ctx: MemberCtx, key: Moment): SystemDraft {
  const shipped = shippedOf(key)
  return {
    ...{ key, body: bodyOf(shipped), version: null, usedRevision: null, shippedVersion: shipped.version },
    ...{ revision: 1, updatedAt: ctx.now() },
  }
}
