import { planDocumentKinds, type PlanSet } from '@coverwright/rules/design/plans'
import { createHash } from 'node:crypto'
import { documentFile } from './archive'
import { type ArchiveFolder, refusedAt } from './archive-folder'

/** Stands for the file of a document until it is one of the company's. */
export const FILE_ID_LATER = '00000000-0000-4000-8000-000000000000'

/** The PDF files that plans name: each is in the folder, and is what the plan says that it is. */
export function documentsIn(folder: ArchiveFolder, set: PlanSet | undefined): Map<string, Buffer> {
  const found = new Map<string, Buffer>()
  const named = (set?.plans ?? []).flatMap((plan) => planDocumentKinds.flatMap((kind) => plan[kind]))
  for (const { sha256, size } of named) {
    const bytes = folder.bytes(documentFile(sha256))
    const isSame = bytes.length === size && createHash('sha256').update(bytes).digest('hex') === sha256
    if (!isSame) throw refusedAt('versions.documentDiffers', documentFile(sha256), 1)
    found.set(sha256, bytes)
  }
  return found
}
