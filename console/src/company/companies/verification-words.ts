import type { CompanyProfile } from '@coverwright/contract/company/companies'
import type { Tone } from '@coverwright/ui/state-tag'

export const verificationTones: Record<CompanyProfile['verification'], Tone> = {
  notSubmitted: 'neutral',
  pending: 'info',
  verified: 'success',
  failed: 'danger',
  pendingUpdate: 'warning',
}
