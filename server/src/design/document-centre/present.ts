import {
  type CentreDocumentView,
  type CentreVersionView,
  documentCentreOperations as operations,
  type FolderView,
} from '@coverwright/contract/design/document-centre'
import { excerptOf } from '@coverwright/rules/design/document-centre'
import { Refused } from '../../kernel'
import { mayDo, type MemberCtx } from '../../platform/operations'
import { findDocument, type FolderRow, type NamedDocument, type VersionRow } from './store'
import { whereUsed } from './where-used'

export async function presentDocuments(
  ctx: MemberCtx,
  rows: readonly NamedDocument[],
  search = '',
): Promise<CentreDocumentView[]> {
  const uses = await whereUsed(
    ctx,
    rows.map(({ version }) => version.sha256),
  )
  const may = mayDo(ctx.member, {
    ...{ edit: operations.update, addVersion: operations.addVersion, delete: operations.delete },
  })
  return rows.map(({ id, name, folderId, people, version, revision, updatedAt }) => ({
    ...{ id, name, folderId, revision, may },
    seenBy: people ? { kind: 'people', memberIds: people } : { kind: 'everyone' },
    current: presentVersion(version),
    usedIn: uses.get(version.sha256) ?? [],
    found: excerptOf(version.words, search),
    updatedAt: updatedAt.toISOString(),
  }))
}

export const presentVersion = (row: VersionRow): CentreVersionView => ({
  ...{ number: row.number, fileName: row.fileName, size: row.size, pages: row.pages, hasText: row.words !== '' },
  ...{ note: row.note, addedAt: row.addedAt.toISOString(), by: row.by },
})

export async function presentById(ctx: MemberCtx, id: string): Promise<CentreDocumentView> {
  const row = await findDocument(ctx, id)
  const [view] = row ? await presentDocuments(ctx, [row]) : []
  if (!view) throw new Refused('documentCentre.notFound')
  return view
}

export const presentFolder = (ctx: MemberCtx, { id, name }: FolderRow): FolderView => ({
  ...{ id, name },
  may: mayDo(ctx.member, { rename: operations.renameFolder, delete: operations.deleteFolder }),
})
