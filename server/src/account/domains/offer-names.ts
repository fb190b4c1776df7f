import type { OfferedName } from '@coverwright/contract/account/domains'
import { type BillPrice, billOf, currencyRefusal, listPrice, taxOf } from '@coverwright/rules/account/subscriptions'
import { suggestedNames, yearPrice } from '@coverwright/rules/account/domains'
import { findProfile } from '../../company/companies'
import { accountCredit, accountCurrency } from '../../company/movements'
import { Refused, refuseIf } from '../../kernel'
import type { CompanyCtx, MemberCtx } from '../../platform/operations'
import { asciiName, readName, shownName } from './read-name'
import { endingOf, isNameFree, wordOf } from './registrar'

type Typed = { name: string }

/** A word alone is looked for under the usual ending. */
const USUAL_ENDING = 'com'
const readWanted = (ctx: MemberCtx, { name }: Typed) =>
  readName(ctx.config, /[.。．｡]/.test(name) ? name : `${name.trim()}.${USUAL_ENDING}`).registrable

export async function checkName(ctx: MemberCtx, typed: Typed): Promise<OfferedName> {
  return offerOf(ctx, readWanted(ctx, typed))
}

export async function suggestNames(ctx: MemberCtx, typed: Typed) {
  const wanted = readWanted(ctx, typed)
  const names: OfferedName[] = []
  // Words are put together as people write them: letters added to punycode would be other letters.
  for (const name of suggestedNames(wordOf(shownName(wanted)), endingOf(wanted))) {
    const host = asciiName(name)
    const offer = host === '' ? null : await offerOf(ctx, host)
    if (offer?.isAvailable) names.push(offer)
  }
  return { names }
}

async function offerOf(ctx: MemberCtx, name: string): Promise<OfferedName> {
  const [year, currency] = [yearPrice(endingOf(name)), await accountCurrency(ctx)]
  const isSold = year !== null && currencyRefusal(currency) === null
  return {
    name: shownName(name),
    isAvailable: isSold && (await isNameFree(ctx, name)),
    price: isSold ? { minor: listPrice(year, currency), currency } : null,
  }
}

export const previewPrice = (ctx: MemberCtx, typed: Typed) => priceOfYear(ctx, readWanted(ctx, typed))

/** A year of a name, with tax and what the account holds. */
export async function priceOfYear(ctx: CompanyCtx, name: string) {
  const year = yearPrice(endingOf(name))
  if (year === null) throw new Refused('domains.endingNotSold', { field: 'name' })
  const currency = await accountCurrency(ctx)
  refuseIf(currencyRefusal(currency))
  const tax = taxOf((await findProfile(ctx))?.placeOfIncorporation ?? '')
  const line = { kind: 'domain', amountMinor: listPrice(year, currency), days: 1, ofDays: 1, count: 1 } as const
  const price: BillPrice = billOf([line], { currency, tax, creditMinor: await accountCredit(ctx) })
  return { ...price, lines: [{ ...line }] }
}
