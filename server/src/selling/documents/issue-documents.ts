import { policiesTopic, policyIssued } from '@coverwright/contract/selling/policies'
import { z } from 'zod'
import { type CompanyCtx, job, on, type Reader } from '../../platform/operations'
import { policyForPaper } from '../policies'
import { mailDocuments } from './mail-documents'
import { makeDocuments } from './make-documents'
import { NEWS_MS } from './news'

const TASK = 'documents.make'

/** What was issued long ago, as when a book is brought in, gets its papers when somebody asks for them, and no mail. */
export const makeOnIssue: Reader = {
  name: 'documents.make',
  newsMs: NEWS_MS,
  handles: [
    on(policyIssued, (ctx, { data: { policyId } }) => ctx.enqueue(TASK, { policyId }, { key: `${TASK}:${policyId}` })),
  ],
}

/** May run twice: papers that are there stay, and the mail goes out once. */
export const documentsJob = job({
  task: TASK,
  payload: z.object({ policyId: z.uuid(), again: z.string().optional() }),
  run: (ctx, { policyId, again }) => issueDocuments(ctx, policyId, again),
})

/** `again` names a wish to have them sent once more: each is a mail of its own. */
async function issueDocuments(ctx: CompanyCtx, policyId: string, again?: string) {
  const policy = await policyForPaper(ctx, policyId)
  // Cancelled meanwhile: its papers would promise a cover that it does not give.
  if (!policy || policy.ended) return
  const documents = await makeDocuments(ctx, policy)
  await mailDocuments(ctx, policy, documents, `documents:${policyId}:${policy.transaction}${again ? `:${again}` : ''}`)
  await ctx.record('documents.sent', { policyId, documents: documents.length })
  await ctx.notify(policiesTopic)
}

export const sendAgain = (ctx: CompanyCtx, policyId: string) => ctx.enqueue(TASK, { policyId, again: ctx.newId() })
