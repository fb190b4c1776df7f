import { type CompanyFile, companyOperations, type CompanyProfile } from '@coverwright/contract/company/companies'
import {
  type BusinessType,
  companyDocuments,
  missingForVerification,
  type PaymentMode,
  verificationLife,
  type VerificationState,
} from '@coverwright/rules/company/companies'
import type { z } from 'zod'
import { fileKinds, READ_ADDRESS_LIFE_MS } from '@coverwright/rules/company/media'
import { findFile } from '../media'
import { type CompanyCtx, mayDo, type MemberCtx } from '../../platform/operations'
import type { findProfile, ProfileRow } from './store'

type Profile = NonNullable<Awaited<ReturnType<typeof findProfile>>>
type FileShown = z.infer<typeof CompanyFile>

/** Bank and papers are shown to those who hand them in; everybody else sees the company's brand. */
export async function presentCompany(ctx: MemberCtx, profile: Profile): Promise<CompanyProfile> {
  const state = profile.verification as VerificationState
  const handsIn = ctx.member.permissions.includes('companies.write')
  return {
    id: ctx.company,
    name: profile.registered.name,
    licenceNumber: profile.licenceNumber,
    businessType: profile.registered.businessType as BusinessType,
    paymentMode: profile.paymentMode as PaymentMode,
    placeOfIncorporation: profile.placeOfIncorporation,
    userTitle: profile.userTitle,
    businessEmail: profile.businessEmail,
    phone: profile.phone,
    mainBusinessAddress: profile.mainBusinessAddress,
    contactNumber: profile.contactNumber,
    websiteUrl: profile.websiteUrl,
    officialEmail: profile.officialEmail,
    bankName: handsIn ? profile.bankName : '',
    bankAccountEnding: handsIn ? profile.bankAccountLastDigits : '',
    themeColour: profile.themeColour,
    logo: await showFile(ctx, profile.logoFile),
    favicon: await showFile(ctx, profile.faviconFile),
    documents: handsIn ? await showDocuments(ctx, profile) : {},
    verification: state,
    verificationNote: profile.verificationNote,
    missing: handsIn ? missingForVerification(submissionOf(profile)) : [],
    may: actsOn(ctx, state),
  }
}

/** What a verification looks at. */
export const submissionOf = (profile: ProfileRow) => ({
  mainBusinessAddress: profile.mainBusinessAddress,
  contactNumber: profile.contactNumber,
  officialEmail: profile.officialEmail,
  bankName: profile.bankName,
  hasBankAccount: profile.bankAccountSealed !== '',
  hasFavicon: profile.faviconFile !== null,
  documents: profile.documents,
})

/** The address of a company's file for whoever is in; null when there is none. */
export async function showFile(ctx: CompanyCtx, id: string | null | undefined): Promise<FileShown | null> {
  const row = id ? await findFile(ctx, id) : null
  if (!row) return null
  const { type } = fileKinds[row.kind]
  const expiresAt = new Date(ctx.now().getTime() + READ_ADDRESS_LIFE_MS)
  const url = await ctx.files.readAddress(row.key, { name: row.name, type, way: 'inline', expiresAt })
  return { id: row.id, name: row.name, url }
}

/** Passports and proofs are for those who hand them in, not for everybody who may read the profile. */
export async function showDocuments(ctx: CompanyCtx, profile: ProfileRow): Promise<CompanyProfile['documents']> {
  const shown: CompanyProfile['documents'] = {}
  for (const kind of companyDocuments) {
    const file = await showFile(ctx, profile.documents[kind])
    if (file) shown[kind] = file
  }
  return shown
}

function actsOn(ctx: MemberCtx, state: VerificationState): CompanyProfile['may'] {
  const { updateCompany, submitCompany, closeCompany } = companyOperations
  const acts = { edit: updateCompany, submit: submitCompany, close: closeCompany }
  return mayDo(ctx.member, acts, { life: verificationLife, state })
}
