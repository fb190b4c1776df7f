import { createHash } from 'node:crypto'
import { addFile, holdFile } from '../../company/media'
import { newFileKey } from '../../platform/files'
import type { CompanyCtx } from '../../platform/operations'
import { smallPdf } from './small-pdf'
import { insertDocument, insertFolder, insertVersion } from './store'

const guidelines = [
  ['Underwriting guidelines, first edition', 'Referred: value over HKD 600,000', 'Declined: no driving licence'],
  ['Underwriting guidelines, second edition', 'Referred: value over HKD 800,000', 'Declined: no driving licence'],
]
const complaints = [['Complaints procedure', 'Answer every complaint within seven days.', 'Log it in the register.']]

/** Two documents that we wrote, one of them in its second version. */
export async function seedDocumentCentre(ctx: CompanyCtx) {
  const folder = { companyId: ctx.company, id: ctx.newId(), name: 'Guidelines' }
  await insertFolder(ctx, folder)
  await seedDocument(ctx, 'Underwriting guidelines', folder.id, guidelines)
  await seedDocument(ctx, 'Complaints procedure', null, complaints)
}

async function seedDocument(
  ctx: CompanyCtx,
  name: string,
  folderId: string | null,
  versions: readonly (readonly string[])[],
) {
  const id = ctx.newId()
  const row = { companyId: ctx.company, id, name, folderId, people: null, newest: versions.length, revision: 1 }
  await insertDocument(ctx, { ...row, updatedAt: ctx.now() })
  for (const [index, lines] of versions.entries()) {
    const [bytes, fileId, number] = [smallPdf(lines), ctx.newId(), index + 1]
    const key = newFileKey(ctx.company, ctx.now(), fileId)
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    await ctx.files.put(key, bytes, { size: bytes.length, type: 'application/pdf' })
    const file = { name: `${name}.pdf`, size: bytes.length, sha256 }
    const about = { purpose: 'centreDocument', kind: 'pdf', madeBy: null, madeAt: ctx.now() } as const
    await addFile(ctx, { id: fileId, key, ...file, ...about, width: null, height: null })
    await holdFile(ctx, { place: 'documentCentre', of: `${id} ${number}` }, fileId)
    await insertVersion(ctx, {
      ...{ companyId: ctx.company, documentId: id, number, fileId, fileName: file.name, size: file.size, sha256 },
      ...{ pages: 1, words: lines.join(' '), note: '', addedBy: null, addedAt: ctx.now() },
    })
  }
}
