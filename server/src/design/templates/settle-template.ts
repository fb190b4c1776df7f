import type { templateOperations } from '@coverwright/contract/design/templates'
import type { TakesOf } from '@coverwright/contract/platform'
import { bodyOf, compareBodies, findSystemTemplate, isPaper } from '@coverwright/rules/design/templates'
import { Refused } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { holdAt, told } from './keep-template'
import { changeTemplate, findTemplate, type TemplateRecord } from './store'

export async function compareTemplate(ctx: MemberCtx, { id }: { id: string }) {
  const row = await findTemplate(ctx, id)
  if (!row) throw new Refused('templates.notFound')
  const system = systemOf(row)
  return {
    version: row.systemVersion ?? 0,
    newest: system.version,
    differences: compareBodies(row.body, bodyOf(system)),
  }
}

/** A better version of the house never changes what a company uses; the draft changes only where somebody takes it. */
export async function settleTemplate(
  ctx: MemberCtx,
  { id, baseRevision, takes }: TakesOf<typeof templateOperations.settle>,
) {
  const row = await holdAt(ctx, id, baseRevision)
  const system = systemOf(row)
  const theirs = bodyOf(system)
  const kept = isPaper(row.body) || isPaper(theirs) ? theirs : { ...theirs, attachments: row.body.attachments }
  const body = takes === 'theirs' ? kept : row.body
  const changed = await changeTemplate(ctx, row, { body, systemVersion: system.version })
  await ctx.record('templates.compared', { templateId: id, name: row.name, takes })
  return told(ctx, changed)
}

function systemOf({ systemKey }: TemplateRecord) {
  const system = systemKey ? findSystemTemplate(systemKey) : undefined
  if (!system) throw new Refused('templates.noOriginal')
  return system
}
