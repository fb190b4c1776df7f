import type { UploadDraft, UploadTicket } from '@coverwright/contract/company/media'
import {
  extensionOf,
  fileKinds,
  kindOfExtension,
  maySend,
  shownName,
  UPLOAD_LIFE_MS,
  uploadRefusal,
} from '@coverwright/rules/company/media'
import { Refused, refuseIf } from '../../kernel'
import { newIncomingKey } from '../../platform/files'
import type { MemberCtx } from '../../platform/operations'
import { addUpload, countWaitingUploads } from './store'

/** Enough for a folder of photos, too few to fill a disk with promises. */
const MAX_WAITING = 100

/** Refuses in words before a byte is sent; else gives a signed address that takes exactly the announced bytes. */
export async function requestUpload(ctx: MemberCtx, draft: UploadDraft): Promise<UploadTicket> {
  if (!maySend(draft.purpose, ctx.member.permissions)) throw new Refused('platform.noPermission')
  refuseIf(uploadRefusal(draft))
  if ((await countWaitingUploads(ctx)) >= MAX_WAITING)
    throw new Refused('media.tooManyUploads', { values: { limit: MAX_WAITING } })
  const kind = kindOfExtension(extensionOf(draft.name))
  if (!kind) throw new Error('A name that passed has an extension of ours')
  const id = ctx.newId()
  const key = newIncomingKey(ctx.company, ctx.now(), id)
  const expiresAt = new Date(ctx.now().getTime() + UPLOAD_LIFE_MS)
  const { purpose, size } = draft
  const name = shownName(draft.name)
  await addUpload(ctx, { id, memberId: ctx.member.id, purpose, name, size, key, createdAt: ctx.now(), expiresAt })
  const { headers, url } = await ctx.files.writeAddress(key, { size, type: fileKinds[kind].type, expiresAt })
  return { uploadId: id, url, headers, size, expiresAt: expiresAt.toISOString() }
}
