import { checkoutOperations, type CheckoutView } from '@coverwright/contract/design/checkout'
import { dayQuestions, lengthQuestions } from '@coverwright/rules/design/checkout'
import type { Body } from '@coverwright/rules/design/products'
import { mayDo, type MemberCtx } from '../../platform/operations'
import type { OpenBody } from '../products'

export function presentCheckout(ctx: MemberCtx, { productId, revision, isDraft, body }: OpenBody): CheckoutView {
  return {
    productId,
    revision,
    currency: body.currency,
    languages: [...body.languages],
    sale: body.sale ?? null,
    days: dayQuestions(body).map(({ dataName, title }) => ({ dataName, title })),
    lengths: lengthQuestions(body).map(({ dataName, title }) => ({ dataName, title })),
    declarations: declarationsOf(body),
    may: mayDo(ctx.member, { edit: isDraft && checkoutOperations.update }),
  }
}

/** Each once, however many plans ask for it. */
function declarationsOf({ plans }: Body): CheckoutView['declarations'] {
  const asked = (plans?.plans ?? []).flatMap(({ declarations }) => declarations)
  return [...new Map(asked.map(({ id, text, isRequired }) => [id, { id, text, isRequired }])).values()]
}
