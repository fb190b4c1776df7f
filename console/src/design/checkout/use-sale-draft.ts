import type { CheckoutView } from '@coverwright/contract/design/checkout'
import { saleRefusals } from '@coverwright/rules/design/checkout'
import type { Page } from '@coverwright/rules/design/products'
import { wordsOfCode } from '../../platform/words'
import { useDraft } from '../../platform/draft'
import { changeSale, type SaleChange } from './change-sale'
import { saleDraft } from './sale-draft'

export type SaleEditing = ReturnType<typeof useSaleDraft>

/** The terms while they are worked on; the rules speak at the fields meanwhile. */
export function useSaleDraft(view: CheckoutView) {
  const drafting = useDraft(saleDraft, view)
  const { document: sale, change, mayEdit } = drafting
  const refusals = saleRefusals(sale, { pages: askedIn(view) })
  const wordsOf = (refusal: (typeof refusals)[number] | undefined) =>
    refusal && wordsOfCode(refusal.code, { ...refusal.values })
  return {
    sale,
    drafting,
    isReadOnly: !mayEdit,
    errorAt: (field: string) => wordsOf(refusals.find((each) => each.field === field)),
    stands: () => wordsOf(refusals[0]),
    set: (next: SaleChange, step: string) => change((now) => changeSale(now, next), step),
  }
}

/** The questions that the server offered, as the rules read them. */
const askedIn = ({ days, lengths }: CheckoutView): Page[] => [
  {
    id: 'asked',
    title: {},
    questions: [
      ...days.map((each) => ({ ...each, id: each.dataName, kind: 'date' as const, isRequired: true })),
      ...lengths.map((each) => ({ ...each, id: each.dataName, kind: 'number' as const, isRequired: true })),
    ] as unknown as Page['questions'],
  },
]
