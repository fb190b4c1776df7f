import { componentOperations, type ComponentView, libraryTopic } from '@coverwright/contract/design/library'
import type { TakesOf } from '@coverwright/contract/platform'
import { MAX_COMPONENT_QUESTIONS } from '@coverwright/rules/design/library'
import { Refused } from '../../kernel'
import { mayDo, type MemberCtx } from '../../platform/operations'
import {
  type ComponentRow,
  deleteComponentRow,
  findComponent,
  insertComponent,
  listComponentRows,
  lockComponent,
  updateComponentRow,
} from './component-store'

type Takes<Name extends keyof typeof componentOperations> = TakesOf<(typeof componentOperations)[Name]>

export async function listComponents(ctx: MemberCtx, wanted: Takes<'list'>) {
  const { rows, total } = await listComponentRows(ctx, wanted)
  const may = mayDo(ctx.member, { add: componentOperations.add })
  return { rows: rows.map((row) => presentComponent(ctx, row)), total, may }
}

export async function getComponent(ctx: MemberCtx, { id }: { id: string }) {
  const row = await findComponent(ctx, id)
  if (!row) throw new Refused('library.notFound')
  return { component: presentComponent(ctx, row), pages: [...row.pages] }
}

/** Its names are its own in the library; whoever puts it into a form gets names that are free there. */
export async function addComponent(ctx: MemberCtx, draft: Takes<'add'>) {
  const questions = draft.pages.reduce((sum, page) => sum + page.questions.length, 0)
  if (questions === 0) throw new Refused('library.componentEmpty')
  if (questions > MAX_COMPONENT_QUESTIONS)
    throw new Refused('library.componentTooLarge', { values: { limit: MAX_COMPONENT_QUESTIONS } })
  const row: ComponentRow = {
    ...{ companyId: ctx.company, id: ctx.newId(), ...draft, questions },
    ...{ revision: 1, addedBy: ctx.member.id, updatedAt: ctx.now() },
  }
  await insertComponent(ctx, row)
  await ctx.record('library.componentAdded', { componentId: row.id, name: row.name })
  await ctx.notify(libraryTopic)
  return presentComponent(ctx, row)
}

export async function updateComponent(ctx: MemberCtx, { id, baseRevision, name, tags }: Takes<'update'>) {
  const held = await holdComponent(ctx, id)
  if (held.revision !== baseRevision) throw new Refused('library.changedMeanwhile')
  const row = { ...held, name, tags, revision: held.revision + 1, updatedAt: ctx.now() }
  await updateComponentRow(ctx, row)
  await ctx.record('library.componentChanged', { componentId: id, name })
  await ctx.notify(libraryTopic)
  return presentComponent(ctx, row)
}

export async function deleteComponent(ctx: MemberCtx, { id }: { id: string }) {
  const { name } = await holdComponent(ctx, id)
  await deleteComponentRow(ctx, id)
  await ctx.record('library.componentDeleted', { componentId: id, name })
  await ctx.notify(libraryTopic)
  return { id }
}

async function holdComponent(ctx: MemberCtx, id: string): Promise<ComponentRow> {
  const row = await lockComponent(ctx, id)
  if (!row) throw new Refused('library.notFound')
  return row
}

const presentComponent = (
  ctx: MemberCtx,
  { id, name, tags, kind, questions, revision, updatedAt }: ComponentRow,
): ComponentView => ({
  ...{ id, name, tags, kind, questions, revision, updatedAt: updatedAt.toISOString() },
  may: mayDo(ctx.member, { edit: componentOperations.update, delete: componentOperations.delete }),
})
