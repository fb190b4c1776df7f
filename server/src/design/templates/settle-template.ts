import type { templateOperations } from '@coverwright/contract/design/templates'
import type { TakesOf } from '@coverwright/contract/platform'
import { compareBodies, type TemplateBody } from '@coverwright/rules/design/templates'
import { Refused } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { holdAt, told } from './keep-template'
import { changeTemplate, findTemplate, type TemplateRecord } from './store'
import { findEdition } from './system/editions'

export async function compareTemplate(ctx: MemberCtx, { id }: { id: string }) {
  const row = await findTemplate(ctx, id)
  if (!row) throw new Refused('templates.notFound')
  const system = await systemOf(ctx, row)
  return {
    version: row.systemVersion ?? 0,
    newest: system.version,
    differences: compareBodies(row.body, system.body),
  }
}

/** A better version of the house never changes what a company uses; the draft changes only where somebody takes it. */
export async function settleTemplate(
  ctx: MemberCtx,
  { id, baseRevision, takes }: TakesOf<typeof templateOperations.settle>,
) {
  const row = await holdAt(ctx, id, baseRevision)
  const system = await systemOf(ctx, row)
  const kept = withFilesOf(row.body, system.body)
  const body = takes === 'theirs' ? kept : row.body
  const changed = await changeTemplate(ctx, row, { body, systemVersion: system.version })
  await ctx.record('templates.compared', { templateId: id, name: row.name, takes })
  return told(ctx, changed)
}

/** What a company attached, and the picture that it shares a page with, are in nothing of the house. */
function withFilesOf(mine: TemplateBody, theirs: TemplateBody): TemplateBody {
  if ('attachments' in mine && 'attachments' in theirs) return { ...theirs, attachments: mine.attachments }
  if ('search' in mine && 'search' in theirs)
    return { ...theirs, search: { ...theirs.search, fileId: mine.search.fileId } }
  return theirs
}

function systemOf(ctx: MemberCtx, { systemKey }: TemplateRecord) {
  if (!systemKey) throw new Refused('templates.noOriginal')
  return findEdition(ctx, systemKey)
}
