import { answerVariables, type MailValue, type MailValues } from '@coverwright/rules/design/templates'
import type { PolicyValues } from '../../design/templates'
import { fillSentence } from '@coverwright/rules/kernel'
import { termTextIn } from '@coverwright/rules/rating/underwriting'
import { newestPolicies, policyForPaper, type PolicyForPaper } from '../policies'
import { paperWords } from './paper-words'

/** What a template can say of a policy, in nobody's way of writing yet. */
export function valuesOfPolicy(policy: PolicyForPaper): MailValues {
  const { holder, price, ended } = policy
  return {
    values: {
      'holder.name': holder.name,
      'holder.firstName': holder.name.split(/\s+/)[0],
      'holder.email': holder.email,
      'policy.number': policy.number,
      'policy.plan': price.planTitle,
      'policy.startDate': price.startDate,
      'policy.endDate': price.endDate,
      'policy.issuedDate': policy.issuedOn,
      'policy.premium': price.total,
      'policy.addOns': price.addOns.map(({ title }) => title).join(', '),
      'policy.insuredNames': policy.insured.join(', '),
      'policy.order': policy.orderId,
      'policy.people': policy.insured.length || undefined,
      'policy.paidBy': policy.paidBy ?? undefined,
      'policy.cancelledDate': ended?.countsFrom,
      // Of a test nothing was taken, so nothing is given back.
      'policy.refund': ended && policy.isTest ? { ...ended.givenBack, minor: 0 } : ended?.givenBack,
      'policy.link': policy.myAddress,
      'product.name': policy.productName,
      ...answersOf(policy),
    },
    lists: {
      insured: policy.insured.map((name) => ({ 'insured.name': name })),
      covers: policy.covers.map(({ title, amount, words }) => ({
        ...{ 'cover.title': title, 'cover.words': words },
        'cover.amount': amount ?? undefined,
        'cover.limit': amount ?? (words || paperWords[policy.language].included),
      })),
      instalments: [],
      premiumLines: price.parts.map(({ title, amount }) => ({
        ...{ 'premiumLine.title': title, 'premiumLine.amount': amount },
      })),
      payments: [
        {
          ...{ 'payment.day': policy.issuedOn, 'payment.amount': price.total },
          'payment.paidBy': policy.paidBy ?? undefined,
        },
      ],
      specialTerms: termsOf(policy).map((text) => ({ 'specialTerm.text': text })),
    },
    answers: policy.answers,
  }
}

function termsOf({ price: { terms }, language }: PolicyForPaper): string[] {
  return terms.flatMap((term) => {
    if (term.kind === 'loading') return [fillSentence(paperWords[language].loading, { percent: term.percent })]
    // A fee is among the parts of the price already.
    return term.kind === 'fee' ? [] : [termTextIn(term.text, language)]
  })
}

function answersOf({ answers, dataset, chosenWords }: PolicyForPaper): Record<string, MailValue | undefined> {
  return Object.fromEntries(
    answerVariables(dataset).map(({ name, type }) => {
      const key = name.slice('answers.'.length)
      const said = answers[key]
      if (type === 'money') return [name, asMoney(said)]
      return [name, chosenWords[key] ?? (isPlain(said) ? said : undefined)]
    }),
  )
}

const isPlain = (said: unknown): said is string | number | boolean =>
  typeof said === 'string' || typeof said === 'number' || typeof said === 'boolean'

const asMoney = (said: unknown): MailValue | undefined =>
  typeof said === 'object' && said !== null && 'minor' in said && 'currency' in said
    ? (said as { minor: number; currency: string })
    : undefined

/** For the room of templates, which stands below policies. */
export const policyValues: PolicyValues = {
  list: (ctx) => newestPolicies(ctx, 20),
  async valuesOf(ctx, policyId) {
    const policy = await policyForPaper(ctx, policyId)
    return policy && { values: valuesOfPolicy(policy), answers: policy.dataset, productId: policy.productId }
  },
}
