import { type Day, printDay } from '@coverwright/rules/kernel'
import type { Dataset } from '@coverwright/rules/design/datasets'
import { type Body, datasetOf, questionsOf } from '@coverwright/rules/design/products'
import type { Answers } from '@coverwright/rules/design/forms'
import { type Language, textIn } from '@coverwright/rules/languages'
import type { Money } from '@coverwright/rules/money'
import { insuredNames } from '@coverwright/rules/selling/policies'
import type { PriceRecord } from '@coverwright/rules/selling/quotes'
import { companyDay } from '../../company/settings'
import { findBodyByHash, readBody } from '../../design/products'
import { Cache } from '../../kernel'
import type { CompanyCtx } from '../../platform/operations'
import { type Ended, endedBy } from './ended'
import { holderToken, myAddress } from './holder-link'
import { findPaperRow } from './paper-store'

/** All that documents say of a policy. Its link is worked out, never kept. */
export type PolicyForPaper = {
  policyId: string
  productId: string
  orderId: string
  number: string
  /** The place of the last transaction: what the documents tell of. */
  transaction: number
  language: Language
  isTest: boolean
  issuedOn: string
  holder: { name: string; email: string; phone: string | null }
  insured: readonly string[]
  productName: string
  covers: readonly { title: string; amount: Money | null; words: string }[]
  /** What the buyer said, what was asked, and the words of what was chosen. */
  answers: Answers
  dataset: Dataset
  chosenWords: Readonly<Record<string, string>>
  price: PriceRecord
  /** 'Visa 4242'. */
  paidBy: string | null
  /** Null while nobody has cancelled it. */
  ended: Ended | null
  /** The holder's own page, whole. */
  myAddress: string
}

/** Null for a policy that is not there. */
export async function policyForPaper(ctx: CompanyCtx, policyId: string): Promise<PolicyForPaper | null> {
  const row = await findPaperRow(ctx, policyId)
  if (!row) return null
  const { language, price } = row
  const body = await soldBody(ctx, row)
  const plan = body?.plans?.plans.find(({ id }) => id === price.plan)
  return {
    ...{
      policyId,
      productId: row.productId,
      orderId: row.orderId,
      number: row.number,
      transaction: row.place,
      language,
      isTest: row.isTest,
    },
    issuedOn: printDay((await companyDay(ctx, row.issuedAt)) as Day),
    holder: { name: row.holderName, email: row.holderEmail, phone: row.holderPhone },
    insured: body ? insuredNames(questionsOf(body), row.answers, row.holderName) : [],
    productName: textIn(body?.name, language),
    covers: (plan?.covers ?? []).map(({ title, amount, words }) => ({
      title: textIn(title, language),
      amount,
      words: textIn(words, language),
    })),
    answers: row.answers,
    dataset: body ? datasetOf(body) : { names: [] },
    chosenWords: body ? chosenWordsOf(questionsOf(body), row.answers, language) : {},
    price,
    paidBy: row.paidBy,
    ended: endedBy(row),
    myAddress: new URL(myAddress(holderToken(ctx, policyId).token), ctx.consoleUrl).href,
  }
}

/** What was sold is frozen under its hash: read once, however many policies speak of it. */
const soldBodies = new Cache<Body>(30)

async function soldBody(ctx: CompanyCtx, { productId, releaseHash }: { productId: string; releaseHash: string }) {
  const key = `${ctx.company} ${productId} ${releaseHash}`
  const known = soldBodies.get(key)
  if (known) return known
  const stored = await findBodyByHash(ctx, productId, releaseHash)
  if (!stored) return null
  const { body } = readBody(stored.document)
  soldBodies.put(key, body)
  return body
}

/** The words of the option that was chosen, by data name: nobody reads 'asia_pacific' in a mail. */
function chosenWordsOf(questions: ReturnType<typeof questionsOf>, answers: Answers, language: Language) {
  const words: Record<string, string> = {}
  for (const question of questions) {
    if (question.kind !== 'choice' && question.kind !== 'dropdown') continue
    const chosen = question.options.find(({ value }) => value === answers[question.dataName])
    if (chosen) words[question.dataName] = textIn(chosen.label, language)
  }
  return words
}
