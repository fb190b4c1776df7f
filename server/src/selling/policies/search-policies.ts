import { findCustomers } from '../customers'
import type { RoomSearch } from '../../platform/operations'
import { findFew } from './store'

/** By number, or name, mailbox or telephone of the holder. */
export const policySearch: RoomSearch = {
  kind: 'policy',
  may: 'policies.read',
  find: async (ctx, text, most) => {
    const rows = await findFew(ctx, text, most)
    const holders = await findCustomers(
      ctx,
      rows.map(({ holderId }) => holderId),
    )
    return rows.map(({ id, number, holderId }) => ({
      ...{ id, label: number, hint: holders.get(holderId)?.name ?? '' },
      href: `/policy-engine?policy=${id}`,
    }))
  },
}
