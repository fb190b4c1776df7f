import {
  type documentCentreOperations,
  documentCentreTopic,
  type SeenBy,
} from '@coverwright/contract/design/document-centre'
import type { TakesOf } from '@coverwright/contract/platform'
import { forgetFile, holdFile } from '../../company/media'
import { listColleagues } from '../../company/members'
import { Refused } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { presentById } from './present'
import { readDocument } from './read-document'
import {
  deleteDocumentRows,
  type DocumentRow,
  insertDocument,
  insertVersion,
  listVersions,
  lockDocument,
  lockFolder,
  updateDocumentRow,
} from './store'

type Takes<Name extends keyof typeof documentCentreOperations> = TakesOf<(typeof documentCentreOperations)[Name]>
type Read = Awaited<ReturnType<typeof readDocument>>

const placeOf = (id: string, number: number) => ({ place: 'documentCentre', of: `${id} ${number}` }) as const

export async function addDocument(ctx: MemberCtx, { name, folderId, seenBy, fileId, note }: Takes<'add'>) {
  const kept = await checked(ctx, folderId, seenBy)
  const read = await readDocument(ctx, fileId)
  const id = ctx.newId()
  const row = { companyId: ctx.company, id, name, ...kept, newest: 1, revision: 1, updatedAt: ctx.now() }
  await insertDocument(ctx, row)
  await keepVersion(ctx, row, read, note)
  await ctx.record('documentCentre.added', { centreDocumentId: id, name })
  await ctx.notify(documentCentreTopic)
  return presentById(ctx, id)
}

export async function updateDocument(ctx: MemberCtx, { id, baseRevision, name, folderId, seenBy }: Takes<'update'>) {
  const row = await holdDocument(ctx, id, baseRevision)
  const kept = await checked(ctx, folderId, seenBy)
  await updateDocumentRow(ctx, id, { name, ...kept, revision: row.revision + 1, updatedAt: ctx.now() })
  await ctx.record('documentCentre.changed', { centreDocumentId: id, name })
  await ctx.notify(documentCentreTopic)
  return presentById(ctx, id)
}

export async function addVersion(ctx: MemberCtx, { id, baseRevision, fileId, note }: Takes<'addVersion'>) {
  const read = await readDocument(ctx, fileId)
  const row = await holdDocument(ctx, id, baseRevision)
  const newest = row.newest + 1
  await keepVersion(ctx, { ...row, newest }, read, note)
  await updateDocumentRow(ctx, id, { newest, revision: row.revision + 1, updatedAt: ctx.now() })
  await ctx.record('documentCentre.versionAdded', { centreDocumentId: id, name: row.name, number: newest })
  await ctx.notify(documentCentreTopic)
  return presentById(ctx, id)
}

export async function deleteDocument(ctx: MemberCtx, { id }: { id: string }) {
  const { name } = await holdDocument(ctx, id)
  const versions = await listVersions(ctx, id)
  await deleteDocumentRows(ctx, id)
  for (const { number, fileId } of versions) await forgetFile(ctx, placeOf(id, number), fileId)
  await ctx.record('documentCentre.deleted', { centreDocumentId: id, name })
  await ctx.notify(documentCentreTopic)
  return { id }
}

async function holdDocument(ctx: MemberCtx, id: string, baseRevision?: number): Promise<DocumentRow> {
  const row = await lockDocument(ctx, id)
  if (!row) throw new Refused('documentCentre.notFound')
  if (baseRevision !== undefined && baseRevision !== row.revision) throw new Refused('documentCentre.changedMeanwhile')
  return row
}

/** The folder is there, and so are the people. */
async function checked(ctx: MemberCtx, folderId: string | null, seenBy: SeenBy) {
  if (folderId && !(await lockFolder(ctx, folderId)))
    throw new Refused('documentCentre.folderGone', { field: 'folderId' })
  if (seenBy.kind === 'everyone') return { folderId, people: null }
  const known = new Set((await listColleagues(ctx)).map(({ id }) => id))
  if (seenBy.memberIds.some((id) => !known.has(id))) throw new Refused('documentCentre.personGone', { field: 'seenBy' })
  return { folderId, people: [...new Set(seenBy.memberIds)] }
}

async function keepVersion(ctx: MemberCtx, { id, newest }: DocumentRow, { file, pages, words }: Read, note: string) {
  await insertVersion(ctx, {
    ...{ companyId: ctx.company, documentId: id, number: newest, fileId: file.id, fileName: file.name },
    ...{ size: file.size, sha256: file.sha256, pages, words, note, addedBy: ctx.member.id, addedAt: ctx.now() },
  })
  await holdFile(ctx, placeOf(id, newest), file.id)
}
