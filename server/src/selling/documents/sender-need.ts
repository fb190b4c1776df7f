import { senderLack } from '../../company/senders'
import type { PublishNeed } from '../../design/products'

/** Spec 9: sender email configuration incomplete. Whoever began with an address should not learn from a buyer that it is not in use. */
export const senderNeed: PublishNeed = {
  need: 'sender',
  blocks: [],
  ofSales: true,
  fixAt: '/setting/sender',
  look: async (ctx) => {
    const open = await senderLack(ctx)
    if (!open) return { isMet: true, lines: [] }
    // Nobody has to have one: mails then come from the house's address, which is told and stops nothing.
    if (open.lacks === 'none') return { isMet: true, isNote: true, lines: [{ code: 'none' }] }
    return { isMet: false, lines: [{ code: open.lacks, values: { email: open.email } }] }
  },
}
