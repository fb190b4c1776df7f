import { contrast, type Look, MIN_CONTRAST, mixed, rgbOf } from './look'

/** How a company shows itself wherever it sells: addresses of its signs, and its colour. Part of no body. */
export type CompanyBrand = {
  readonly logo: string | null
  readonly favicon: string | null
  readonly colour: string | null
}

export const NO_BRAND: CompanyBrand = { logo: null, favicon: null, colour: null }

/**
 * The look that a buyer sees: the company's colour and sign on whatever the design left to it. A design with a logo keeps
 * it, and one that wears its own look keeps everything.
 */
export function dressed(look: Look, brand: CompanyBrand): Look {
  if (look.isOwn) return look
  const readable = brand.colour === null ? null : readableBrand(brand.colour)
  const logo = look.header.logo ?? brand.logo
  return {
    ...look,
    colours: readable ? { ...look.colours, brand: readable } : look.colours,
    header: logo ? { ...look.header, logo } : look.header,
  }
}

/** White text stands on it, so a colour that is too light is darkened as little as it takes; null for what is no colour. */
export function readableBrand(colour: string): string | null {
  if (rgbOf(colour) === null) return null
  let [brand, share] = [colour, 0]
  while (contrast(brand, '#FFFFFF') < MIN_CONTRAST) {
    share += 0.04
    brand = mixed('#000000', colour, share)
  }
  return brand
}
