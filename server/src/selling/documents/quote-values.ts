import { answerVariables, type MailValue, type MailValues } from '@coverwright/rules/design/templates'
import type { Dataset } from '@coverwright/rules/design/datasets'
import { datasetOf, questionsOf } from '@coverwright/rules/design/products'
import { momentIn } from '@coverwright/rules/design/forms'
import { printDay } from '@coverwright/rules/kernel'
import { isTexts, type Language, textIn } from '@coverwright/rules/languages'
import type { Body } from '@coverwright/rules/design/products'
import { holderOf } from '@coverwright/rules/selling/quotes'
import { findCompanySettings } from '../../company/settings'
import type { CompanyCtx } from '../../platform/operations'
import { linkToQuote, quotedBody, type QuoteRow } from '../quotes'

type Said = {
  /** What a person wrote to the buyer. */
  message?: string
  /** Worked out where it is left out; a look that changes nothing gives one that leads nowhere. */
  link?: string
}

export type QuoteValues = {
  readonly values: MailValues
  readonly answers: Dataset
  readonly language: Language
  readonly holder: ReturnType<typeof holderOf>
}

/** What a template can say of a quote, in nobody's way of writing yet. */
export async function valuesOfQuote(ctx: CompanyCtx, quote: QuoteRow, said: Said = {}): Promise<QuoteValues> {
  const { language, price, validUntil } = quote
  const body = await quotedBody(ctx, quote)
  const answers = datasetOf(body)
  const holder = holderOf(body, quote.answers, language)
  const { timeZone } = await findCompanySettings(ctx)
  const link = said.link ?? new URL(await linkToQuote(ctx, quote), ctx.consoleUrl).href
  const message = said.message || undefined
  const values = {
    'holder.name': holder?.name,
    'holder.firstName': holder?.name.split(/\s+/)[0],
    'holder.email': holder?.email,
    'quote.number': `Q-${quote.id.slice(-8).toUpperCase()}`,
    'quote.plan': price?.planTitle,
    'quote.premium': price?.total,
    'quote.expires': validUntil ? printDay(momentIn(validUntil, timeZone).day) : undefined,
    'quote.terms': termsOf(quote, language),
    'quote.reason': message,
    'quote.documents': message,
    'quote.link': link,
    'product.name': textIn(body.name, language),
    ...answersIn(body, answers, quote),
  }
  return { values: { values, lists: {}, answers: quote.answers }, answers, language, holder }
}

/** What a person asks of the buyer besides the price, a line each. */
function termsOf({ price }: QuoteRow, language: Language): string | undefined {
  const lines = (price?.terms ?? []).flatMap((term) => {
    if (term.kind !== 'exclusion' && term.kind !== 'message') return []
    return [isTexts(term.text) ? textIn(term.text, language) : String(term.text)]
  })
  return lines.length > 0 ? lines.join('\n') : undefined
}

function answersIn(body: Body, dataset: Dataset, { answers, language }: QuoteRow) {
  const questions = questionsOf(body)
  const said: Record<string, MailValue | undefined> = {}
  for (const { name } of answerVariables(dataset)) {
    const key = name.slice('answers.'.length)
    const question = questions.find(({ dataName }) => dataName === key)
    const isChosen = question && (question.kind === 'choice' || question.kind === 'dropdown')
    const option = isChosen ? question.options.find(({ value }) => value === answers[key]) : undefined
    said[name] = option ? textIn(option.label, language) : plainOf(answers[key])
  }
  return said
}

function plainOf(said: unknown): MailValue | undefined {
  if (typeof said === 'string' || typeof said === 'number' || typeof said === 'boolean') return said
  const isMoney = typeof said === 'object' && said !== null && 'minor' in said && 'currency' in said
  return isMoney ? (said as { minor: number; currency: string }) : undefined
}
