import type { PublishNeed } from '../../design/products'
import { receivesPayments } from './start-payment'

/** Live, nobody could pay without one. */
export const gatewayNeed: PublishNeed = {
  need: 'gateway',
  blocks: ['live'],
  ofSales: true,
  fixAt: '/payment-gateway',
  look: async (ctx) =>
    (await receivesPayments(ctx)) ? { isMet: true, lines: [] } : { isMet: false, lines: [{ code: 'none' }] },
}
