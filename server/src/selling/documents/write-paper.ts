import { fillSentence } from '@coverwright/rules/kernel'
import { type Language, languageTags } from '@coverwright/rules/languages'
import { type Money, moneyText } from '@coverwright/rules/money'
import { termTextIn } from '@coverwright/rules/rating/underwriting'
import type { DocumentKind } from '@coverwright/rules/selling/documents'
import type { PolicyForPaper } from '../policies'
import type { Paper, Section } from './paper'
import { type PaperWords, paperWords } from './paper-words'

export type Issuer = Paper['issuer']

type Written = { readonly kind: DocumentKind; readonly issuer: Issuer; readonly day: (isoDay: string) => string }

/** What a document says of a policy, in its buyer's language; nothing is drawn yet. `day` writes days as the company does. */
export function writePaper(policy: PolicyForPaper, { kind, issuer, day }: Written): Paper {
  const { language } = policy
  const words = paperWords[language]
  const say = { ...speaking(language), day }
  const sections =
    kind === 'cover'
      ? [
          aboutPolicy(policy, words, say),
          covers(policy, words, say),
          price(policy, words, say),
          terms(policy, words, say),
        ]
      : [aboutPolicy(policy, words, say), price(policy, words, say), payment(policy, issuer, words, say)]
  return {
    language,
    title: words.titles[kind],
    number: policy.number,
    mark: policy.isTest ? words.mark : '',
    issuer,
    sections: sections.filter((section): section is Section => section !== null),
    smallPrint: kind === 'cover' ? words.coverPrint : words.receiptPrint,
  }
}

type Say = ReturnType<typeof speaking> & Pick<Written, 'day'>

/** Amounts as readers of the language write them. */
const speaking = (language: Language) => ({
  language,
  money: (amount: Money) => moneyText(amount, languageTags[language], { currencyDisplay: 'code' }),
})

function aboutPolicy(policy: PolicyForPaper, words: PaperWords, say: Say): Section {
  const { price: sold } = policy
  return {
    kind: 'facts',
    title: words.policy,
    rows: [
      [words.number, policy.number],
      [words.product, policy.productName],
      [words.plan, sold.planTitle],
      ...filled(words.addOns, sold.addOns.map(({ title }) => title).join(', ')),
      [words.holder, policy.holder.name],
      ...filled(words.insured, policy.insured.join(', ')),
      [words.from, say.day(sold.startDate)],
      [words.until, say.day(sold.endDate)],
      [words.issued, say.day(policy.issuedOn)],
    ],
  }
}

function covers({ covers: given }: PolicyForPaper, words: PaperWords, say: Say): Section | null {
  if (given.length === 0) return null
  const rows = given.map(
    ({ title, amount, words: said }) => [title, amount ? say.money(amount) : said || words.included] as const,
  )
  return { kind: 'facts', title: words.covers, rows }
}

function price({ price: { parts, total } }: PolicyForPaper, words: PaperWords, say: Say): Section {
  const rows = parts.map(({ title, amount }) => [title, say.money(amount)] as const)
  return { kind: 'facts', title: words.price, rows: [...rows, [words.total, say.money(total)]], hasTotal: true }
}

function terms({ price: { terms: agreed } }: PolicyForPaper, words: PaperWords, say: Say): Section | null {
  const lines = agreed.flatMap((term) => {
    if (term.kind === 'loading') return [fillSentence(words.loading, { percent: term.percent })]
    // A fee is among the parts of the price already.
    return term.kind === 'fee' ? [] : [termTextIn(term.text, say.language)]
  })
  return lines.length === 0 ? null : { kind: 'lines', title: words.terms, lines }
}

function payment(policy: PolicyForPaper, issuer: Issuer, words: PaperWords, say: Say): Section {
  return {
    kind: 'facts',
    title: words.payment,
    rows: [
      [words.paidOn, say.day(policy.issuedOn)],
      ...filled(words.paidBy, policy.paidBy ?? ''),
      [words.paidTo, issuer.name],
      [words.order, policy.orderId],
    ],
  }
}

const filled = (name: string, value: string): (readonly [string, string])[] => (value === '' ? [] : [[name, value]])
