import type { CaseState } from '@coverwright/rules/service/cases'
import type { Tone } from '@coverwright/ui/state-tag'

export const caseTones: Record<CaseState, Tone> = {
  open: 'warning',
  asked: 'info',
  accepted: 'success',
  declined: 'danger',
}

export const caseAt = (id: string) => `/complexCase?case=${id}`
