import { type BusinessType, firstPaymentMode, foldName } from '@coverwright/rules/company/companies'
import type { CompanyCtx } from '../../platform/operations'
import { insertCompany } from './store'

export type NewCompany = {
  name: string
  licenceNumber: string
  placeOfIncorporation: string
  businessType: BusinessType
  userTitle?: string
  businessEmail: string
  phone: string
}

/** Enters a company into the registry; a name or licence number that is taken is refused by the database. */
export async function openCompany(ctx: CompanyCtx, opened: NewCompany) {
  const now = ctx.now()
  const registered = {
    id: ctx.company,
    name: opened.name.trim(),
    foldedName: foldName(opened.name),
    foldedLicence: foldName(opened.licenceNumber),
    businessType: opened.businessType,
    createdAt: now,
  }
  await insertCompany(ctx, registered, {
    companyId: ctx.company,
    licenceNumber: opened.licenceNumber.trim(),
    placeOfIncorporation: opened.placeOfIncorporation,
    paymentMode: firstPaymentMode[opened.businessType],
    userTitle: opened.userTitle ?? '',
    businessEmail: opened.businessEmail,
    phone: opened.phone,
    createdAt: now,
    updatedAt: now,
  })
  await ctx.record('companies.opened', { name: registered.name, businessType: opened.businessType })
}
