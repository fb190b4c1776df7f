import type { templateOperations } from '@coverwright/contract/design/templates'
import type { TakesOf } from '@coverwright/contract/platform'
import { bodyOf, compareBodies } from '@coverwright/rules/design/templates'
import type { MemberCtx } from '../../../platform/operations'
import { firstDraft, holdSystemAt, keepDraft, shippedOf, toldOfSystem } from './keep-system'
import { findSystemDraft } from './store'
import { refuseOthers } from './system-designer'

type Takes<Name extends keyof typeof templateOperations> = TakesOf<(typeof templateOperations)[Name]>

export async function compareSystem(ctx: MemberCtx, { key }: Takes<'compareSystem'>) {
  await refuseOthers(ctx)
  const shipped = shippedOf(key)
  const { body, shippedVersion } = (await findSystemDraft(ctx, key)) ?? firstDraft(ctx, key)
  return { version: shippedVersion, newest: shipped.version, differences: compareBodies(body, bodyOf(shipped)) }
}

/** What came with a newer program changes nothing by itself: the draft becomes it where a designer says so. */
export async function settleSystem(ctx: MemberCtx, { key, baseRevision, takes }: Takes<'settleSystem'>) {
  await refuseOthers(ctx)
  const shipped = shippedOf(key)
  const row = await holdSystemAt(ctx, key, baseRevision)
  const body = takes === 'theirs' ? bodyOf(shipped) : row.body
  const changed = await keepDraft(ctx, row, { body, shippedVersion: shipped.version })
  await ctx.record('templates.systemCompared', { key, takes })
  return toldOfSystem(ctx, changed)
}
