import type { Body } from '@coverwright/rules/design/products'
import { planDocumentKinds } from '@coverwright/rules/design/plans'
import { addFile } from '../../company/media'
import { inspectUpload, newFileKey } from '../../platform/files'
import type { MemberCtx } from '../../platform/operations'
import { type Archive, documentFile } from './archive'
import { refusedAt } from './archive-folder'

/** The files of plans as files of this company, looked through like any that comes in. */
export async function withKeptDocuments(ctx: MemberCtx, body: Body, documents: Archive['documents']): Promise<Body> {
  if (!body.plans || documents.size === 0) return body
  const ids = new Map<string, string>()
  const kept = async (sha256: string, name: string): Promise<string> => {
    const known = ids.get(sha256)
    const bytes = documents.get(sha256)
    if (known || !bytes) return known ?? ''
    const asked = { purpose: 'planDocument' as const, name, size: bytes.length }
    const looked = await inspectUpload(asked, bytes)
    if (!looked.ok) throw refusedAt('versions.documentDiffers', documentFile(sha256), 1)
    const id = ctx.newId()
    const key = newFileKey(ctx.company, ctx.now(), id)
    await ctx.files.put(key, bytes, { size: bytes.length, type: 'application/pdf' })
    const made = { madeBy: ctx.member.id, madeAt: ctx.now() }
    await addFile(ctx, { id, ...asked, kind: 'pdf', sha256, key, ...made })
    ids.set(sha256, id)
    return id
  }
  const plans = []
  for (const plan of body.plans.plans) {
    const own = { ...plan }
    for (const kind of planDocumentKinds) {
      const files = []
      for (const each of plan[kind]) files.push({ ...each, fileId: await kept(each.sha256, each.name) })
      own[kind] = files
    }
    plans.push(own)
  }
  return { ...body, plans: { ...body.plans, plans } }
}
