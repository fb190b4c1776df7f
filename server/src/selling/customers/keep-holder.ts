import { parseDay } from '@coverwright/rules/kernel'
import type { Holder } from '@coverwright/rules/selling/quotes'
import type { CompanyCtx } from '../../platform/operations'
import { keepCustomers } from './store'

/** Known by their mailbox; a mailbox is the same whatever the case it was typed in. */
const normalEmail = (email: string) => email.trim().normalize('NFC').toLowerCase()
const normalPhone = (phone: string) => phone.replace(/[^\d+]/g, '')

/**
 * The ids of these people, in the same order. Only once they have paid: whoever merely types somebody's mailbox changes
 * nothing about that person. What somebody said last counts.
 */
export async function keepHolders(ctx: CompanyCtx, holders: readonly Holder[]): Promise<string[]> {
  const people = new Map(holders.map((holder) => [normalEmail(holder.email), holder]))
  const ids = await keepCustomers(
    ctx,
    [...people].map(([email, { name, phone, bornOn, language }]) => ({
      ...{ email, language, name: name.trim().normalize('NFC') },
      phone: phone === null ? null : normalPhone(phone),
      bornOn: bornOn === null ? null : parseDay(bornOn),
    })),
  )
  return holders.map(({ email }) => ids.get(normalEmail(email)) as string)
}
