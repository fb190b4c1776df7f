import type { SaleTerms } from '@coverwright/rules/design/parts'

export type SaleChange = { readonly [Name in keyof SaleTerms]?: SaleTerms[Name] | undefined }

/** One step from terms to terms; what becomes undefined goes, so that the usual counts again. */
export function changeSale(sale: SaleTerms, change: SaleChange): SaleTerms {
  const kept = Object.entries({ ...sale, ...change }).filter(([, value]) => value !== undefined)
  return Object.fromEntries(kept) as unknown as SaleTerms
}
