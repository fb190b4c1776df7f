import { momentIn } from '@coverwright/rules/forms'
import type { Day } from '@coverwright/rules/kernel'
import { useMe } from '../platform/me'

/** The day that it is for the company, as numbers carry it, wherever the reader sits. */
export function useCompanyDay(): Day {
  return momentIn(new Date(), useMe().company.timeZone).day
}
