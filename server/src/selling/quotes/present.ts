import type { PromisedPrice, QuoteView } from '@coverwright/contract/selling/quotes'
import type { Answers } from '@coverwright/rules/design/forms'
import { type Body, questionsOf } from '@coverwright/rules/design/products'
import { type Language, languageTags, textIn } from '@coverwright/rules/languages'
import { type Money, moneyText } from '@coverwright/rules/money'
import { termTextIn } from '@coverwright/rules/rating/underwriting'
import { type PriceRecord, quoteStanding } from '@coverwright/rules/selling/quotes'
import type { CompanyCtx } from '../../platform/operations'
import { shellOf } from '../../release/publishing'
import { quotedBody } from './quoted-body'
import type { QuoteRow } from './store'

/** Reasons, worksheet and what a referred customer would pay stay inside. */
export async function presentQuote(ctx: CompanyCtx, quote: QuoteRow): Promise<QuoteView> {
  const [shell, body] = [await shellOf(ctx, quote.shellId), await quotedBody(ctx, quote)]
  const state = quoteStanding(quote, ctx.now())
  const isTold = quote.price !== null && ['priced', 'offered', 'bought', 'expired'].includes(state)
  return {
    reference: referenceOf(quote.id),
    slug: shell?.slug ?? '',
    bodyHash: quote.releaseHash,
    language: quote.language,
    state,
    isTest: quote.isTest,
    answers: quote.answers as QuoteView['answers'],
    pageId: quote.pageId,
    question: quote.question,
    revision: quote.revision,
    price: isTold ? presentPrice(quote.price as PriceRecord, quote.language) : null,
    declarations: isTold ? presentDeclarations(body, quote) : [],
    validUntil: quote.validUntil?.toISOString() ?? null,
    mailbox: mailboxIn(body, quote.answers),
  }
}

/** The random end of the id: enough to name one to a clerk. */
export const referenceOf = (id: string): string => `Q-${id.slice(-8).toUpperCase()}`

function presentPrice(price: PriceRecord, language: Language): PromisedPrice {
  const say = (amount: Money) => ({
    ...amount,
    text: moneyText(amount, languageTags[language], { currencyDisplay: 'symbol' }),
  })
  const { plan, planTitle, addOns, total, parts, startDate, endDate, terms } = price
  return {
    plan,
    planTitle,
    addOns: addOns.map(({ id, title }) => ({ id, title })),
    total: say(total),
    parts: parts.map(({ kind, code, title, amount }) => ({ kind, code, title, amount: say(amount) })),
    startDate,
    endDate,
    notes: terms.flatMap((term) =>
      term.kind === 'exclusion' || term.kind === 'message'
        ? [{ kind: term.kind, text: termTextIn(term.text, language) }]
        : [],
    ),
  }
}

function presentDeclarations({ plans }: Body, { price, declarations, language }: QuoteRow): QuoteView['declarations'] {
  const plan = plans?.plans.find(({ id }) => id === price?.plan)
  const texts = new Map(plan?.declarations.map(({ id, text }) => [id, textIn(text, language)]))
  return declarations.map(({ id, isRequired, isAgreed }) => ({ id, text: texts.get(id) ?? '', isRequired, isAgreed }))
}

function mailboxIn(body: Body, answers: Answers): string | null {
  const texts = questionsOf(body).flatMap(({ kind, dataName }) => {
    const said = answers[dataName]
    if (kind === 'email') return [said]
    return kind === 'person' && typeof said === 'object' && said !== null && 'email' in said ? [said.email] : []
  })
  return texts.find((text): text is string => typeof text === 'string' && text.includes('@')) ?? null
}
