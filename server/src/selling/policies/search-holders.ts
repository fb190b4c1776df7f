import { foundWords, typedWords } from '@coverwright/rules/kernel'
import type { RoomSearch } from '../../platform/operations'
import { findCustomers } from '../customers'
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
    const found = [...holders.values()].flatMap(({ id, name, email, phone }) =>
      // Whoever was erased is found no more.
      email && isNamedSo([name ?? '', email], phone, text)
        ? [{ id, label: name || email, hint: email, href: `/policy-engine?q=${encodeURIComponent(email)}` }]
        : [],
    )
    return found.slice(0, most)
  },
}

/** Somebody who typed a policy's number looks for the policy, not for its holder. */
function isNamedSo(texts: readonly string[], phone: string | null, text: string): boolean {
  const words = foundWords({ texts, phone })
  return typedWords(text).every((typed) => words.some((word) => word.startsWith(typed)))
}
