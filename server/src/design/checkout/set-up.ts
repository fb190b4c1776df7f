import { saleRefusals } from '@coverwright/rules/design/checkout'
import { missingTexts } from '@coverwright/rules/languages'
import { COOLING_OFF_DAYS } from '@coverwright/rules/selling/policies'
import { PRICE_HOLDS_DAYS } from '@coverwright/rules/selling/quotes'
import type { SetUpPart } from '../products'

export const checkoutSetUp: SetUpPart = {
  part: 'checkout',
  look: async (_ctx, { body }) => {
    const { sale } = body
    if (!sale) return { isDone: false, isNotNeeded: true, lines: [{ code: 'usual' }] }
    const { length: problems } = saleRefusals(sale, body)
    if (problems > 0) return { isDone: false, lines: [{ code: 'problems', values: { count: problems } }] }
    const { priceHoldsDays = PRICE_HOLDS_DAYS, coolingOffDays = COOLING_OFF_DAYS, claim } = sale
    const terms = { code: 'terms', values: { days: priceHoldsDays, cooling: coolingOffDays } }
    const { length: missing } = claim ? missingTexts({ claim }, body.languages) : []
    if (missing > 0) return { isDone: false, lines: [terms, { code: 'untranslated', values: { count: missing } }] }
    return { isDone: true, lines: [terms] }
  },
}
