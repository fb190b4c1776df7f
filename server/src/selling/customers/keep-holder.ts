import type { Day } from '@coverwright/rules/kernel'
import type { Language } from '@coverwright/rules/languages'
import type { CompanyCtx } from '../../platform/operations'
import { keepCustomer } from './store'

/** Who buys, as they said it themselves. */
export type Holder = {
  readonly name: string
  readonly email: string
  readonly phone: string | null
  readonly bornOn: Day | null
  readonly language: Language
}

/** Known by their mailbox; a mailbox is the same whatever the case it was typed in. */
export const normalEmail = (email: string) => email.trim().normalize('NFC').toLowerCase()
const normalPhone = (phone: string) => phone.replace(/[^\d+]/g, '')

/** Only once they have paid: whoever merely types somebody's mailbox changes nothing about that person. */
export const keepHolder = (ctx: CompanyCtx, { name, email, phone, bornOn, language }: Holder): Promise<string> =>
  keepCustomer(ctx, {
    name: name.trim().normalize('NFC'),
    email: normalEmail(email),
    phone: phone === null ? null : normalPhone(phone),
    bornOn,
    language,
  })
