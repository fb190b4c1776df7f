import type { TakesOf } from '@coverwright/contract/platform'
import { directPageOperations as operations } from '@coverwright/contract/release/direct-pages'
import { spokenLanguages } from '@coverwright/rules/design/templates'
import { listUsable } from '../../design/templates'
import { Refused } from '../../kernel'
import { mayDo, type MemberCtx } from '../../platform/operations'
import { listLiveShells } from '../publishing'
import { pagesLack } from './pages-lack'
import { presentPage, presentPages } from './present'
import { findPage, listPageRows } from './store'

export async function listPages(ctx: MemberCtx, wanted: TakesOf<typeof operations.list>) {
  const { rows, total } = await listPageRows(ctx, wanted)
  return {
    rows: await presentPages(ctx, rows),
    total,
    may: mayDo(ctx.member, { create: operations.create }),
    lacks: await pagesLack(ctx),
  }
}

export async function getPage(ctx: MemberCtx, { id }: { id: string }) {
  const row = await findPage(ctx, id)
  if (!row) throw new Refused('directPages.notFound')
  return presentPage(ctx, row)
}

export async function getChoices(ctx: MemberCtx) {
  const templates = await listUsable(ctx, 'page')
  const shells = await listLiveShells(ctx)
  return {
    templates: templates.map(({ id, name, body }) => ({ id, name, languages: spokenLanguages(body) })),
    shells: shells.map(({ id, title, slug }) => ({ id, title, path: `/p/${slug}` })),
  }
}
