import type { Dataset } from '@coverwright/rules/design/datasets'
import type { MailValues } from '@coverwright/rules/design/templates'
import type { Language } from '@coverwright/rules/languages'
import type { Standing } from '@coverwright/rules/service/automations'
import { Refused } from '../../kernel'
import type { CompanyCtx } from '../../platform/operations'
import { valuesOfPolicy, valuesOfQuote } from '../../selling/documents'
import { policyForPaper } from '../../selling/policies'
import { findQuote } from '../../selling/quotes'

/** All that a message can say of a quote or a policy, to whom, and how it stands now. */
export type Subject = {
  readonly values: MailValues
  readonly answers: Dataset
  readonly language: Language
  readonly email: string | null
  readonly phone: string | null
  /** How people call it: a policy's number, a quote's. */
  readonly label: string
  readonly standing: Standing
  /** Addresses that open something for whoever has them. */
  readonly secrets: readonly string[]
}

type Wanted = {
  quoteId: string | null
  policyId: string | null
  /** When it happened: a buyer who did something since came back. */
  at: Date
  /** How long nothing had happened then. */
  leftHours?: number
  /** Nothing is changed by a look, not even a link. */
  isLook?: boolean
}

const HOUR_MS = 3_600_000

/** Null where it is gone, or is not sold any more. */
export async function loadSubject(ctx: CompanyCtx, wanted: Wanted): Promise<Subject | null> {
  try {
    return wanted.policyId ? await ofPolicy(ctx, wanted.policyId) : await ofQuote(ctx, wanted)
  } catch (error) {
    if (error instanceof Refused) return null
    throw error
  }
}

async function ofPolicy(ctx: CompanyCtx, policyId: string): Promise<Subject | null> {
  const policy = await policyForPaper(ctx, policyId)
  if (!policy) return null
  const { holder, language, dataset: answers, number: label, ended, myAddress } = policy
  return {
    ...{ values: valuesOfPolicy(policy), answers, language, label, secrets: [myAddress] },
    ...{ email: holder.email || null, phone: holder.phone },
    standing: { of: 'policy', isCancelled: ended !== null },
  }
}

async function ofQuote(ctx: CompanyCtx, { quoteId, at, leftHours = 0, isLook }: Wanted): Promise<Subject | null> {
  const quote = quoteId ? await findQuote(ctx, quoteId) : null
  if (!quote) return null
  const said = isLook ? { link: ctx.consoleUrl } : {}
  const { values, answers, language, holder } = await valuesOfQuote(ctx, quote, said)
  const link = String(values.values['quote.link'] ?? '')
  return {
    ...{ values, answers, language, email: holder?.email ?? null, phone: holder?.phone ?? null },
    ...{ label: String(values.values['quote.number'] ?? ''), secrets: isLook ? [] : [link] },
    standing: {
      of: 'quote',
      state: quote.state,
      cameBack: quote.savedAt.getTime() > at.getTime() - leftHours * HOUR_MS,
    },
  }
}
