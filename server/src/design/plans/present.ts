import { planOperations, type PlansView } from '@coverwright/contract/design/plans'
import { type Body, knownNames } from '@coverwright/rules/design/products'
import { mayDo, type MemberCtx } from '../../platform/operations'
import type { OpenBody } from '../products'

export function presentPlans(ctx: MemberCtx, { productId, revision, isDraft, body }: OpenBody): PlansView {
  return {
    productId,
    revision,
    currency: body.currency,
    languages: [...body.languages],
    plans: body.plans ?? null,
    taken: takenNames(body),
    may: mayDo(ctx.member, { edit: isDraft && planOperations.update }),
  }
}

export const takenNames = (body: Body): string[] =>
  knownNames(body).flatMap((known) => (known.from === 'cover' ? [] : [known.name]))
