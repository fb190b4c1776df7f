import {
  businessTypes,
  companyDocuments,
  paymentModes,
  verificationStates,
  webAddress,
} from '@coverwright/rules/company/companies'
import { isEmail, isTelephone } from '@coverwright/rules/company/identity'
import { z } from 'zod'
import { FileId, Place, ThemeColour } from './fields'

const text = (max: number) => z.string().trim().max(max)
const OptionalEmail = text(254).refine((value) => value === '' || isEmail(value), 'companies.emailNotValid')
const OptionalUrl = text(300).refine(isWebAddress, 'companies.urlNotValid')

const Telephone = text(32).refine((value) => value === '' || isTelephone(value), 'companies.phoneNotValid')

function isWebAddress(typed: string): boolean {
  if (typed === '') return true
  const value = webAddress(typed)
  if (!/^https?:\/\//i.test(value) || !URL.canParse(value)) return false
  return new URL(value).hostname.includes('.')
}

const DocumentKind = z.enum(companyDocuments)

export const CompanyFile = z.object({ id: z.uuid(), name: z.string(), url: z.string() })

/** Spec 3, Company. */
export const CompanyProfile = z.object({
  id: z.uuid(),
  name: z.string(),
  licenceNumber: z.string(),
  businessType: z.enum(businessTypes),
  paymentMode: z.enum(paymentModes),
  placeOfIncorporation: z.string(),
  /** Of whoever signed the company up, or speaks for it now: 'Managing Director'. */
  userTitle: z.string(),
  businessEmail: z.string(),
  phone: z.string(),
  mainBusinessAddress: z.string(),
  contactNumber: z.string(),
  websiteUrl: z.string(),
  officialEmail: z.string(),
  bankName: z.string(),
  /** Only the last four digits ever leave the server. */
  bankAccountEnding: z.string(),
  themeColour: z.string().nullable(),
  logo: CompanyFile.nullable(),
  favicon: CompanyFile.nullable(),
  documents: z.partialRecord(DocumentKind, CompanyFile),
  verification: z.enum(verificationStates),
  verificationNote: z.string(),
  missing: z.array(z.string()),
  may: z.array(z.enum(['edit', 'submit', 'close'])),
})
export type CompanyProfile = z.infer<typeof CompanyProfile>

/** Only what is given is changed. */
export const CompanyChange = z.object({
  placeOfIncorporation: Place.optional(),
  paymentMode: z.enum(paymentModes).optional(),
  userTitle: text(80).optional(),
  phone: Telephone.optional(),
  mainBusinessAddress: text(300).optional(),
  contactNumber: Telephone.optional(),
  websiteUrl: OptionalUrl.optional(),
  officialEmail: OptionalEmail.optional(),
  bankName: text(120).optional(),
  bankAccountNumber: text(34)
    .regex(/^[0-9A-Za-z -]*$/, 'companies.accountNotValid')
    .optional(),
  themeColour: ThemeColour.nullable().optional(),
  logoFile: FileId.nullable().optional(),
  faviconFile: FileId.nullable().optional(),
  documents: z.partialRecord(DocumentKind, FileId.nullable()).optional(),
})
export type CompanyChange = z.infer<typeof CompanyChange>

export const ReviewView = z.object({
  companyId: z.uuid(),
  name: z.string(),
  businessType: z.enum(businessTypes),
  licenceNumber: z.string(),
  askedAt: z.iso.datetime(),
  verification: z.enum(verificationStates),
  placeOfIncorporation: z.string(),
  paymentMode: z.enum(paymentModes),
  businessEmail: z.string(),
  officialEmail: z.string(),
  contactNumber: z.string(),
  mainBusinessAddress: z.string(),
  websiteUrl: z.string(),
  bankName: z.string(),
  bankAccountEnding: z.string(),
  documents: z.partialRecord(DocumentKind, CompanyFile),
})
export type ReviewView = z.infer<typeof ReviewView>

/** What the platform's team sees of a company that asks to come back. */
export const ReturningView = z.object({
  companyId: z.uuid(),
  name: z.string(),
  deactivatedAt: z.iso.datetime().nullable(),
  trialEndsAt: z.iso.datetime(),
  isTrialOver: z.boolean(),
  askedAt: z.iso.datetime().nullable(),
  reason: z.string(),
})
export type ReturningView = z.infer<typeof ReturningView>
