import { contrast, type Look, MIN_CONTRAST, mixed, rgbOf } from './look'

/** How a company shows itself wherever it sells: addresses of its signs, and its colour. Part of no body. */
export type CompanyFace = {
  readonly logo: string | null
  readonly favicon: string | null
  readonly colour: string | null
}

export const NO_FACE: CompanyFace = { logo: null, favicon: null, colour: null }

/**
 * The look that a buyer sees: the company's colour and sign on whatever the design left to it. A design with a logo keeps
 * it, and one that wears its own look keeps everything.
 */
export function dressed(look: Look, face: CompanyFace): Look {
  if (look.isOwn) return look
  const brand = face.colour === null ? null : readableBrand(face.colour)
  const logo = look.header.logo ?? face.logo
  return {
    ...look,
    colours: brand ? { ...look.colours, brand } : look.colours,
    header: logo ? { ...look.header, logo } : look.header,
  }
}

/** White text stands on it, so a colour that is too light is darkened as little as it takes; null for what is no colour. */
function readableBrand(colour: string): string | null {
  if (rgbOf(colour) === null) return null
  let [brand, share] = [colour, 0]
  while (contrast(brand, '#FFFFFF') < MIN_CONTRAST) {
    share += 0.04
    brand = mixed('#000000', colour, share)
  }
  return brand
}
