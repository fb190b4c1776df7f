import type { PlansView } from '@coverwright/contract/design/plans'
import { type Body, knownNames } from '@coverwright/rules/design/products'
import type { MemberCtx } from '../../platform/operations'
import type { OpenBody } from '../products'

export function presentPlans(ctx: MemberCtx, { productId, revision, isDraft, body }: OpenBody): PlansView {
  return {
    productId,
    revision,
    currency: body.currency,
    languages: [...body.languages],
    plans: (body.plans as PlansView['plans'] | undefined) ?? null,
    taken: takenNames(body),
    may: isDraft && ctx.member.permissions.includes('products.write') ? ['edit'] : [],
  }
}

export const takenNames = (body: Body): string[] =>
  knownNames(body).flatMap((known) => (known.from === 'cover' ? [] : [known.name]))
