import type { PlacedScreen } from '../platform/routes'

/** Stand beside the products, not in one of them. */
const BESIDE = ['/groupProject', '/productLibrary']

const isOfProduct = ({ path, under, setsUp, inRail }: PlacedScreen) =>
  !inRail && (setsUp !== undefined || (under === '/project' && !BESIDE.includes(path)))

/** From one screen of a product to another stays with that product. */
export const hrefFrom = (screen: PlacedScreen, product: string | undefined): string =>
  product && isOfProduct(screen) ? `${screen.path}?product=${encodeURIComponent(product)}` : screen.path

/** Where nothing would be shown, because nothing was chosen yet, nobody is led. */
export const leadsTo = (screen: PlacedScreen, product: string | undefined) =>
  !screen.isStep && (product !== undefined || !isOfProduct(screen))
