import { parseDay } from '@coverwright/rules/kernel'
import type { Holder } from '@coverwright/rules/selling/quotes'
import type { CompanyCtx } from '../../platform/operations'
import { keepCustomer } from './store'

/** Known by their mailbox; a mailbox is the same whatever the case it was typed in. */
export const normalEmail = (email: string) => email.trim().normalize('NFC').toLowerCase()
const normalPhone = (phone: string) => phone.replace(/[^\d+]/g, '')

/** Only once they have paid: whoever merely types somebody's mailbox changes nothing about that person. */
export const keepHolder = (ctx: CompanyCtx, { name, email, phone, bornOn, language }: Holder): Promise<string> =>
  keepCustomer(ctx, {
    name: name.trim().normalize('NFC'),
    email: normalEmail(email),
    phone: phone === null ? null : normalPhone(phone),
    bornOn: bornOn === null ? null : parseDay(bornOn),
    language,
  })
