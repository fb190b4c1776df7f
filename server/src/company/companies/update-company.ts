import { meTopic } from '@coverwright/contract/company/identity'
import { type CompanyChange, type CompanyProfile, companyTopic } from '@coverwright/contract/company/companies'
import {
  companyDocuments,
  verificationLife,
  type VerificationState,
  webAddress,
} from '@coverwright/rules/company/companies'
import type { UploadPurpose } from '@coverwright/rules/company/media'
import { Refused } from '../../kernel'
import { findFile, holdFile } from '../media'
import { seal } from '../people'
import type { MemberCtx } from '../../platform/operations'
import { getCompany } from './get-company'
import { loadProfile } from './load-company'
import { lockCompany, notifyBrand, type ProfileRow, updateProfile } from './store'

/** What a reviewer looked at: changing one of these makes a verified company 'Pending To updated'. */
const reviewed = [
  'placeOfIncorporation',
  'mainBusinessAddress',
  'contactNumber',
  'officialEmail',
  'bankName',
  'bankAccountSealed',
  'documents',
] as const

/** What the storefront wears: its pages are made anew at once. */
const brandFields = ['logoFile', 'faviconFile', 'themeColour'] as const

/** The company is locked: two papers that arrive at once must both be kept. */
export async function updateCompany(ctx: MemberCtx, change: CompanyChange): Promise<CompanyProfile> {
  await lockCompany(ctx)
  const before = await loadProfile(ctx)
  await refuseForeignFiles(ctx, change)
  const written = columnsOf(ctx, before, change)
  const touchesReviewed = reviewed.some((field) => field in written && !isSame(written[field], before[field]))
  const next = touchesReviewed ? verificationLife[before.verification as VerificationState].change : undefined
  await updateProfile(ctx, { ...written, ...(next ? { verification: next, verificationChangedAt: ctx.now() } : {}) })
  await holdFiles(ctx, change)
  await ctx.record('companies.changed', { fields: Object.keys(change) })
  await ctx.notify(companyTopic)
  await ctx.notify(meTopic)
  if (brandFields.some((field) => field in written)) await notifyBrand(ctx)
  return getCompany(ctx)
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

function columnsOf(ctx: MemberCtx, before: ProfileRow, change: CompanyChange): Partial<ProfileRow> {
  const { bankAccountNumber, documents, ...plain } = change
  const given = Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== undefined))
  return {
    ...given,
    ...(plain.websiteUrl === undefined ? {} : { websiteUrl: webAddress(plain.websiteUrl) }),
    ...(bankAccountNumber === undefined ? {} : sealAccount(ctx, bankAccountNumber)),
    ...(documents === undefined ? {} : { documents: mergeDocuments(before.documents, documents) }),
  }
}

function sealAccount(ctx: MemberCtx, typed: string) {
  const number = typed.replace(/[\s-]/g, '')
  if (number === '') return { bankAccountSealed: '', bankAccountLastDigits: '' }
  return { bankAccountSealed: seal(ctx, 'bank-accounts', number), bankAccountLastDigits: number.slice(-4) }
}

function mergeDocuments(before: Record<string, string>, change: NonNullable<CompanyChange['documents']>) {
  const merged = { ...before }
  for (const kind of companyDocuments) {
    const file = change[kind]
    if (file) merged[kind] = file
    else if (file === null) delete merged[kind]
  }
  return merged
}

/** A file must be this company's own, and one that was uploaded for this. */
async function refuseForeignFiles(ctx: MemberCtx, change: CompanyChange) {
  const wanted: [string, string | null | undefined, UploadPurpose][] = [
    ['logoFile', change.logoFile, 'logo'],
    ['faviconFile', change.faviconFile, 'favicon'],
    ...companyDocuments.map((kind): [string, string | null | undefined, UploadPurpose] => [
      `documents.${kind}`,
      change.documents?.[kind],
      'companyProof',
    ]),
  ]
  for (const [field, id, purpose] of wanted) {
    const file = id ? await findFile(ctx, id) : null
    if (id && file?.purpose !== purpose) throw new Refused('companies.fileNotUsable', { field })
  }
}

/** What the company shows stays in its files for as long as it does. */
async function holdFiles(ctx: MemberCtx, { logoFile, faviconFile, documents = {} }: CompanyChange) {
  if (logoFile !== undefined) await holdFile(ctx, { place: 'companyLogo' }, logoFile)
  if (faviconFile !== undefined) await holdFile(ctx, { place: 'companyFavicon' }, faviconFile)
  for (const kind of companyDocuments) {
    const file = documents[kind]
    if (file !== undefined) await holdFile(ctx, { place: 'companyDocument', of: kind }, file)
  }
}
