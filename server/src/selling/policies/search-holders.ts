import { foundWords, typedWords } from '@coverwright/rules/kernel'
import type { RoomSearch } from '../../platform/operations'
import { type CustomerRow, findCustomers } from '../customers'
import { findFew } from './store'

/** Of the policies that are found, a person may have several. */
const LOOKED_AT = 5

/** People who hold policies, by name, mailbox or telephone; their policies are what is opened. */
export const holderSearch: RoomSearch = {
  kind: 'customer',
  may: 'policies.read',
  find: async (ctx, text, most) => {
    const rows = await findFew(ctx, text, most * LOOKED_AT)
    const holders = await findCustomers(
      ctx,
      rows.map(({ holderId }) => holderId),
    )
    const found = [...holders.values()].filter((holder) => holder.email !== '' && isNamedSo(holder, text))
    return found.slice(0, most).map(({ id, name, email }) => ({
      ...{ id, label: name || email, hint: email },
      href: `/policy-engine?q=${encodeURIComponent(email)}`,
    }))
  },
}

/** Somebody who typed a policy's number looks for the policy, not for its holder. */
function isNamedSo({ name, email, phone }: CustomerRow, text: string): boolean {
  const words = foundWords({ texts: [name, email], phone })
  return typedWords(text).every((typed) => words.some((word) => word.startsWith(typed)))
}
