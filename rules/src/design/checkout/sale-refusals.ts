import { type Refusal, refusalOf } from '../../kernel'
import { isPercent } from '../../money'
import { saleChannels, type SaleTerms } from '../parts'
import type { Body } from '../products'
import { dayQuestions, lengthQuestions } from './sale-questions'

export type SaleCode = 'checkout.startUnknown' | 'checkout.lengthUnknown' | 'checkout.percentRange'

/** What is wrong with the terms of a sale, each at its field. */
export function saleRefusals(
  { startsOn, lasts, commission = {} }: SaleTerms,
  body: Pick<Body, 'pages'>,
): Refusal<SaleCode>[] {
  const asks = (questions: readonly { readonly dataName: string }[], name: string) =>
    questions.some(({ dataName }) => dataName === name)
  const refusals: Refusal<SaleCode>[] = []
  if (startsOn !== undefined && !asks(dayQuestions(body), startsOn))
    refusals.push(refusalOf('checkout.startUnknown', { name: startsOn }, 'startsOn'))
  if (lasts.kind !== 'year' && !asks(lasts.kind === 'days' ? lengthQuestions(body) : dayQuestions(body), lasts.by))
    refusals.push(refusalOf('checkout.lengthUnknown', { name: lasts.by }, 'lasts'))
  for (const channel of saleChannels) {
    const percent = commission[channel]
    if (percent !== undefined && !isSound(percent))
      refusals.push(refusalOf('checkout.percentRange', undefined, `commission.${channel}`))
  }
  return refusals
}

/** Two decimals at most: 12.25 is agreed on, 12.255 is a slip. */
const isSound = (percent: number) => isPercent(percent) && Number(percent.toFixed(2)) === percent
