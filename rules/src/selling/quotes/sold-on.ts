import { type SaleChannel, saleChannels, type SaleTerms } from '../../design/parts'
import type { PriceRecord } from './price-record'

/** What of the product's terms goes along with a price, so that a later version of them changes nothing that was promised. */
export function soldOn(sale: SaleTerms | undefined, channel: string): Pick<PriceRecord, 'commission' | 'ending'> {
  if (!sale) return {}
  const { coolingOffDays, cancelBy, minimumRefundMinor, commission } = sale
  const party = partyOf(channel)
  const percent = commission?.[party] ?? 0
  const ending = {
    ...(coolingOffDays === undefined ? {} : { coolingOffDays }),
    ...(cancelBy === undefined ? {} : { cancelBy }),
    ...(minimumRefundMinor === undefined ? {} : { minimumRefundMinor }),
  }
  return {
    ...(percent > 0 ? { commission: { party, percent } } : {}),
    ...(Object.keys(ending).length > 0 ? { ending } : {}),
  }
}

/** The company's own pages are its direct sale, whatever their codes. */
const partyOf = (channel: string): SaleChannel => saleChannels.find((word) => word === channel) ?? 'direct'
