import { yearPrice } from '@coverwright/rules/account/domains'
import type { CompanyCtx } from '../../platform/operations'
import { findHostAcrossCompanies, isRegisteredAcrossCompanies } from './host-store'

/** Words that stand for names which somebody in the world has: the sandbox knows no registry. */
const TAKEN = /^(www|mail|google|amazon|insurance|insure|bank|test|example|taken|coverwright)$/

export const wordOf = (name: string) => name.slice(0, name.indexOf('.'))
export const endingOf = (name: string) => name.slice(name.indexOf('.') + 1)

/** The sandbox registrar. A real one is asked through its HTTP interface, outside of any transaction. */
export async function isNameFree(ctx: CompanyCtx, name: string): Promise<boolean> {
  if (yearPrice(endingOf(name)) === null || TAKEN.test(wordOf(name))) return false
  if (await isRegisteredAcrossCompanies(ctx, name)) return false
  const host = await findHostAcrossCompanies(ctx.db, name)
  return host === null || host.ownerCompany === ctx.company
}
