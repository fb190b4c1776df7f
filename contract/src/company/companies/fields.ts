import { businessTypes, isEnglish } from '@coverwright/rules/company/companies'
import { z } from 'zod'

export const CompanyName = z.string().trim().min(1, 'companies.required').max(120)

export const LicenceNumber = z
  .string()
  .trim()
  .min(1, 'companies.required')
  .max(60)
  .refine(isEnglish, 'companies.englishOnly')

export const Place = z.string().trim().min(1, 'companies.required').max(80)

export const BusinessTypeField = z.enum(businessTypes, 'companies.required')

/** A file of the media room. */
export const FileId = z.uuid()

export const ThemeColour = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'companies.colourNotValid')
