import { refusalOf, type Refusal } from '../../kernel'

/** Spec 3: how much a product asks for, and what it insures. */
export const productSizes = ['simple', 'standard', 'complicated'] as const
export type ProductSize = (typeof productSizes)[number]

export const insuranceTypes = [
  'travel',
  'car',
  'home',
  'pet',
  'landlord',
  'van',
  'motorbike',
  'life',
  'medical',
  'personalAccident',
  /** Anything else, in the insurer's own words. */
  'other',
] as const
export type InsuranceType = (typeof insuranceTypes)[number]

export const MAX_PRODUCT_NAME = 100
export const MAX_TYPE_WORDS = 60

/** What is insured by a product of another type has to be said; of the others it is known. */
export function typeWordsRefusal(type: InsuranceType, words: string): Refusal<'products.typeWordsMissing'> | null {
  return type === 'other' && words.trim() === '' ? refusalOf('products.typeWordsMissing', {}, 'typeWords') : null
}

export type ProductNameCode = 'products.nameMissing' | 'products.nameTooLong'

export function productNameRefusal(name: string): Refusal<ProductNameCode> | null {
  const length = [...name.trim()].length
  if (length === 0) return refusalOf('products.nameMissing', {}, 'name')
  return length > MAX_PRODUCT_NAME ? refusalOf('products.nameTooLong', { max: MAX_PRODUCT_NAME }, 'name') : null
}
