import { mixed } from '@coverwright/rules/design/products'

/** What a drawing is painted with: the look's own colour, tints of it, and one warm sun. */
export type Paint = {
  readonly brand: string
  readonly deep: string
  readonly soft: string
  readonly pale: string
  readonly white: string
  readonly sun: string
}

export const paintOf = (brand: string): Paint => ({
  brand,
  deep: mixed('#000000', brand, 0.35),
  soft: mixed(brand, '#FFFFFF', 0.45),
  pale: mixed(brand, '#FFFFFF', 0.2),
  white: '#FFFFFF',
  sun: '#F2B04A',
})

/** Sky, hills and a road; what stands on it is drawn at the right, its ground at y = 168. */
export const scene = (paint: Paint, thing: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 200" preserveAspectRatio="xMidYMax slice">` +
  `<rect width="480" height="200" fill="${mixed(paint.brand, '#FFFFFF', 0.1)}"/>` +
  `<circle cx="398" cy="44" r="19" fill="${paint.sun}"/>` +
  `<path d="M0 150C70 108 130 118 190 140S330 96 480 132V200H0Z" fill="${paint.pale}"/>` +
  `<path d="M0 172H480V200H0Z" fill="${paint.soft}"/>${thing}</svg>`

export const wheel = (paint: Paint, x: number, radius = 15): string =>
  `<circle cx="${x}" cy="168" r="${radius}" fill="${paint.deep}"/><circle cx="${x}" cy="168" r="${radius * 0.45}" fill="${paint.white}"/>`
