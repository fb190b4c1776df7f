import type { Answers } from '@coverwright/rules/design/forms'
import type { Body } from '@coverwright/rules/design/products'
import { filesIn } from '@coverwright/rules/selling/quotes'
import { Refused } from '../../kernel'
import type { CompanyCtx } from '../../platform/operations'
import { listFilesOf } from './file-store'

/** A file that is named in an answer has to be here, sent for that very question: a name alone proves nothing. */
export async function refuseMissingFiles(ctx: CompanyCtx, quoteId: string, body: Body, answers: Answers) {
  const named = filesIn(body, answers)
  if (named.length === 0) return
  const kept = (await listFilesOf(ctx, quoteId)).filter(({ isKept }) => isKept)
  const missing = named.find(
    ({ question, file }) => !kept.some((each) => each.id === file.id && each.question === question),
  )
  if (missing) throw new Refused('quotes.fileMissing', { field: missing.question })
}
