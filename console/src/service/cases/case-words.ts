import type { CaseState } from '@coverwright/rules/service/cases'
import type { Tone } from '@coverwright/ui/state-tag'

export const caseTones: Record<CaseState, Tone> = {
  open: 'warning',
  asked: 'info',
  accepted: 'success',
  declined: 'danger',
}

export const caseAt = (id: string) => `/complexCase?case=${id}`

type Sold = { readonly productName: string; readonly planTitle: string }

/** A product with one cover is called once. */
export const soldAs = ({ productName, planTitle }: Sold) =>
  [productName, planTitle === productName ? '' : planTitle].filter(Boolean).join(', ')
