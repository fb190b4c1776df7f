import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { type DocumentKind, documentKinds } from '@coverwright/rules/selling/documents'
import { findBrandFile, findProfile } from '../../company/companies'
import { addFile } from '../../company/media'
import { letterTimes } from '../../company/settings'
import { sha256 } from '../../kernel'
import { newFileKey } from '../../platform/files'
import type { CompanyCtx } from '../../platform/operations'
import type { PolicyForPaper } from '../policies'
import type { Logo } from './paper'
import { paperWords } from './paper-words'
import { runDrawing } from './run-drawing'
import { type DocumentRow, holdPapers, insertDocument, listDocumentRows } from './store'
import { type Issuer, writePaper } from './write-paper'

/** The documents of a policy's last transaction in its buyer's language; those that are there already stay as they are. */
export async function makeDocuments(ctx: CompanyCtx, policy: PolicyForPaper): Promise<DocumentRow[]> {
  await holdPapers(ctx, policy.policyId)
  const there = (await listDocumentRows(ctx, policy.policyId)).filter(
    ({ transaction, language }) => transaction === policy.transaction && language === policy.language,
  )
  const missing = documentKinds.filter((kind) => !there.some((row) => row.kind === kind))
  if (missing.length === 0) return there
  const issuer = await issuerOf(ctx)
  const { day } = await letterTimes(ctx, policy.language)
  const papers = missing.map((kind) => writePaper(policy, { kind, issuer, day }))
  const drawn = await runDrawing({ papers, logo: await logoOf(ctx) })
  const made: DocumentRow[] = []
  for (const [place, kind] of missing.entries())
    made.push(
      await keepDocument(ctx, policy, kind, Buffer.from(drawn[place] ?? []), sha256(JSON.stringify(papers[place]))),
    )
  return [...there, ...made]
}

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

async function issuerOf(ctx: CompanyCtx): Promise<Issuer> {
  const profile = await findProfile(ctx)
  if (!profile) return { name: '', lines: [] }
  const { mainBusinessAddress, officialEmail, contactNumber, websiteUrl } = profile
  const lines = [...mainBusinessAddress.split('\n'), contactNumber, officialEmail, websiteUrl]
  return { name: profile.registered.name, lines: lines.map((line) => line.trim()).filter((line) => line !== '') }
}

/** Without it where it cannot be read: a policy is worth more than its picture. */
async function logoOf(ctx: CompanyCtx): Promise<Logo | null> {
  const file = await findBrandFile(ctx, 'logo')
  if (!file?.width || !file.height || (await ctx.files.sizeOf(file.key)) === null) return null
  const bytes = await buffer(await ctx.files.open(file.key))
  return { dataUrl: `data:${file.type};base64,${bytes.toString('base64')}`, width: file.width, height: file.height }
}
