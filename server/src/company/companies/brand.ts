import type { CompanyBrand } from '@coverwright/rules/design/products'
import { findFile } from '../media'
import type { CompanyCtx } from '../../platform/operations'
import { findBrandRow } from './store'

/** Where the pictures of a company's brand are shown to everybody. */
export const BRAND_ADDRESS = '/p/look'

export type BrandUse = 'logo' | 'favicon'
type Inside = Pick<CompanyCtx, 'company' | 'db'>

/** What everybody who buys from this company sees of it; its own files, and no others, have public addresses by this. */
export async function findBrand(inside: Inside): Promise<CompanyBrand> {
  const row = await findBrandRow(inside)
  return {
    logo: await addressOf(inside, 'logo'),
    favicon: await addressOf(inside, 'favicon'),
    colour: row?.themeColour ?? null,
  }
}

/** The file that the company shows as its sign now. */
export async function findBrandFile(inside: Inside, use: BrandUse) {
  const row = await findBrandRow(inside)
  const id = use === 'logo' ? row?.logoFile : row?.faviconFile
  return id ? findFile(inside, id) : null
}

/** By the hash of its content: another picture has another address, so the old one may be kept for ever. */
async function addressOf(inside: Inside, use: BrandUse): Promise<string | null> {
  const file = await findBrandFile(inside, use)
  return file && `${BRAND_ADDRESS}/${inside.company}/${use}-${file.sha256}.png`
}
