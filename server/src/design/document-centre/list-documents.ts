import { documentCentreOperations as operations } from '@coverwright/contract/design/document-centre'
import type { TakesOf } from '@coverwright/contract/platform'
import { findFile, readFileAt } from '../../company/media'
import { listColleagues } from '../../company/members'
import { Refused } from '../../kernel'
import { mayDo, type MemberCtx } from '../../platform/operations'
import { presentById, presentDocuments, presentFolder, presentVersion } from './present'
import { findDocument, listDocumentRows, listFolders, listVersions } from './store'

export async function listDocuments(ctx: MemberCtx, wanted: TakesOf<typeof operations.list>) {
  const { rows, total } = await listDocumentRows(ctx, wanted)
  return {
    rows: await presentDocuments(ctx, rows, wanted.search),
    total,
    folders: (await listFolders(ctx)).map((row) => presentFolder(ctx, row)),
    may: mayDo(ctx.member, { add: operations.add, addFolder: operations.addFolder }),
  }
}

export async function getDocument(ctx: MemberCtx, { id }: { id: string }) {
  const view = await presentById(ctx, id)
  return { ...view, versions: (await listVersions(ctx, id)).map(presentVersion) }
}

/** Members who could be named; whether they may see documents at all is their role's to say. */
export async function listReaders(ctx: MemberCtx) {
  return { people: (await listColleagues(ctx)).map(({ id, name, email }) => ({ id, name: name || email })) }
}

/** To be saved. Signed, and good for an hour: a link that is passed on ends. */
export async function getAddress(ctx: MemberCtx, { id, number }: TakesOf<typeof operations.getAddress>) {
  const isSeen = await findDocument(ctx, id)
  const version = isSeen && (await listVersions(ctx, id)).find((each) => each.number === number)
  const file = version && (await findFile(ctx, version.fileId))
  if (!file) throw new Refused('documentCentre.notFound')
  return readFileAt(ctx, file, 'attachment')
}
