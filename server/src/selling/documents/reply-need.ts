import { findCompanySettings } from '../../company/settings'
import type { PublishNeed } from '../../design/products'

/** Holders are told to answer the mail that they got: without an address nobody reads what they write. */
export const replyNeed: PublishNeed = {
  need: 'replyTo',
  blocks: [],
  ofSales: true,
  fixAt: '/setting/general',
  look: async (ctx) => {
    const { replyTo } = await findCompanySettings(ctx)
    return replyTo ? { isMet: true, lines: [] } : { isMet: false, lines: [{ code: 'none' }] }
  },
}
