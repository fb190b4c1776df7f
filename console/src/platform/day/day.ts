import { momentIn } from '@coverwright/rules/design/forms'
import type { Day } from '@coverwright/rules/kernel'
import { useMe } from '../me'

/** The day that it is for the company, wherever the reader sits. */
export const useCompanyDay = (): Day => momentIn(new Date(), useMe().company.timeZone).day

/** The day that it is where a product is sold: the one its prices are worked out for. */
export const productDay = ({ timeZone }: { timeZone: string }): Day => momentIn(new Date(), timeZone).day
