import { documentCentreTopic } from '@coverwright/contract/design/document-centre'
import { MAX_FOLDERS } from '@coverwright/rules/design/document-centre'
import { Refused } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { presentFolder } from './present'
import {
  deleteFolderRow,
  type FolderRow,
  hasDocuments,
  insertFolder,
  listFolders,
  lockFolder,
  renameFolderRow,
} from './store'

export async function addFolder(ctx: MemberCtx, { name }: { name: string }) {
  if ((await listFolders(ctx)).length >= MAX_FOLDERS)
    throw new Refused('documentCentre.tooManyFolders', { values: { limit: MAX_FOLDERS } })
  const row = { companyId: ctx.company, id: ctx.newId(), name }
  await insertFolder(ctx, row)
  await ctx.record('documentCentre.folderAdded', { centreFolderId: row.id, name })
  await ctx.notify(documentCentreTopic)
  return presentFolder(ctx, row)
}

export async function renameFolder(ctx: MemberCtx, { id, name }: { id: string; name: string }) {
  const row = await holdFolder(ctx, id)
  await renameFolderRow(ctx, id, name)
  await ctx.record('documentCentre.folderRenamed', { centreFolderId: id, name })
  await ctx.notify(documentCentreTopic)
  return presentFolder(ctx, { ...row, name })
}

export async function deleteFolder(ctx: MemberCtx, { id }: { id: string }) {
  const { name } = await holdFolder(ctx, id)
  if (await hasDocuments(ctx, id)) throw new Refused('documentCentre.folderFull')
  await deleteFolderRow(ctx, id)
  await ctx.record('documentCentre.folderDeleted', { centreFolderId: id, name })
  await ctx.notify(documentCentreTopic)
  return { id }
}

async function holdFolder(ctx: MemberCtx, id: string): Promise<FolderRow> {
  const row = await lockFolder(ctx, id)
  if (!row) throw new Refused('documentCentre.folder.notFound')
  return row
}
