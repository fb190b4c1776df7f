import type { DocumentView } from '@coverwright/contract/selling/documents'
import { READ_ADDRESS_LIFE_MS } from '@coverwright/rules/company/media'
import { findFile } from '../../company/media'
import { Refused } from '../../kernel'
import type { CompanyCtx, MemberCtx } from '../../platform/operations'
import { policyForPaper } from '../policies'
import { sendAgain } from './issue-documents'
import { paperWords } from './paper-words'
import { listDocumentRows } from './store'

type OfPolicy = { policyId: string }

export async function listDocuments(ctx: MemberCtx, { policyId }: OfPolicy): Promise<{ documents: DocumentView[] }> {
  const documents: DocumentView[] = []
  for (const row of await listDocumentRows(ctx, policyId)) {
    const file = await findFile(ctx, row.fileId)
    if (!file) continue
    const { id, kind, language, name, size, sha256, madeAt } = row
    const expiresAt = new Date(ctx.now().getTime() + READ_ADDRESS_LIFE_MS)
    const url = await ctx.files.readAddress(file.key, { name, type: file.type, way: 'inline', expiresAt })
    documents.push({ id, kind, language, name, size, sha256, madeAt: madeAt.toISOString(), url })
  }
  return { documents }
}

export async function resendDocuments(ctx: MemberCtx, { policyId }: OfPolicy): Promise<OfPolicy> {
  const policy = await policyForPaper(ctx, policyId)
  if (!policy) throw new Refused('policies.notFound')
  if (policy.ended) throw new Refused('policies.cancelled')
  if (!policy.holder.email) throw new Refused('documents.nobodyToSendTo')
  await ctx.record('documents.resendAsked', { policyId })
  await sendAgain(ctx, policyId)
  return { policyId }
}

/** What a holder is shown on the page that their link opens. */
export async function documentsOf(ctx: Pick<CompanyCtx, 'db' | 'company'>, policyId: string, token: string) {
  const rows = await listDocumentRows(ctx, policyId)
  return rows.map(({ id, kind, language }) => ({
    id,
    title: paperWords[language].titles[kind],
    address: `/my/${token}/documents/${id}.pdf`,
  }))
}
