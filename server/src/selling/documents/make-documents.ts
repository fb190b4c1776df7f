import { createHash } from 'node:crypto'
import { type DocumentKind, documentKinds, standardDocuments } from '@coverwright/rules/selling/documents'
import { addFile } from '../../company/media'
import { findBound } from '../../design/templates'
import { sha256 } from '../../kernel'
import { newFileKey } from '../../platform/files'
import type { CompanyCtx } from '../../platform/operations'
import type { PolicyForPaper } from '../policies'
import { drawDocuments } from './draw-documents'
import { paperWords } from './paper-words'
import { type DocumentRow, holdPapers, insertDocument, listDocumentRows } from './store'

/** The documents of a policy's last transaction in its buyer's language; those that are there already stay as they are. */
export async function makeDocuments(ctx: CompanyCtx, policy: PolicyForPaper): Promise<DocumentRow[]> {
  await holdPapers(ctx, policy.policyId)
  const there = (await listDocumentRows(ctx, policy.policyId)).filter(
    ({ transaction, language }) => transaction === policy.transaction && language === policy.language,
  )
  const missing = documentKinds.filter((kind) => !there.some((row) => row.kind === kind))
  const wanted = []
  for (const kind of missing) {
    const bound = await findBound(ctx, policy.productId, kind)
    if (bound || isStandard(kind)) wanted.push({ kind, bound })
  }
  if (wanted.length === 0) return there
  const made: DocumentRow[] = []
  for (const { kind, sheet, bytes } of await drawDocuments(ctx, policy, wanted))
    made.push(await keepDocument(ctx, policy, kind, bytes, sha256(JSON.stringify(sheet))))
  return [...there, ...made]
}

const isStandard = (kind: DocumentKind) => (standardDocuments as readonly DocumentKind[]).includes(kind)

async function keepDocument(
  ctx: CompanyCtx,
  policy: PolicyForPaper,
  kind: DocumentKind,
  bytes: Buffer,
  madeOf: string,
) {
  const { policyId, transaction, language, number } = policy
  const [id, fileId] = [ctx.newId(), ctx.newId()]
  const name = `${number.replace(/[^\p{L}\p{N}_-]+/gu, '-')} ${paperWords[language].titles[kind]}.pdf`
  const key = newFileKey(ctx.company, ctx.now(), fileId)
  const size = bytes.length
  const hash = createHash('sha256').update(bytes).digest('hex')
  await ctx.files.put(key, bytes, { size, type: 'application/pdf' })
  await addFile(ctx, {
    ...{ id: fileId, purpose: 'policyDocument', name, kind: 'pdf', size, sha256: hash, key, madeAt: ctx.now() },
    ...{ width: null, height: null, madeBy: null },
  })
  return insertDocument(ctx, { id, policyId, transaction, kind, language, name, fileId, size, sha256: hash, madeOf })
}
