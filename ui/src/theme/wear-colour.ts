import { type BrandName, type ColourName, coloursOf, ownColoursOf, type ThemeName } from '../tokens'

/** The variables that a company's own colour changes; all others are the theme's. */
const worn = [
  'primary',
  'primary-fill',
  'primary-fill-hover',
  'primary-fill-active',
  'primary-text',
  'primary-bg',
  'primary-bg-hover',
  'primary-border',
  'focus',
  'chart-1',
  'link-hover',
] as const satisfies readonly ColourName[]

/** What a company's colour makes of the page's variables. The product's own sign keeps the colour of its brand. */
export function wornColours(theme: ThemeName, brand: BrandName, colour: string): Record<string, string> {
  const colours = ownColoursOf(theme, colour)
  const changed = Object.fromEntries(worn.map((name) => [`--${name}`, colours[name]]))
  return { ...changed, '--mark-fill': coloursOf(theme, brand)['primary-fill'] }
}

/** Puts the colour on the page by the style object, which the page's policy allows; gives back how to take it off. */
export function wearColour(theme: ThemeName, brand: BrandName, colour: string): (() => void) | undefined {
  if (!colour) return undefined
  const colours = wornColours(theme, brand, colour)
  const { style } = document.documentElement
  for (const [name, value] of Object.entries(colours)) style.setProperty(name, value)
  return () => Object.keys(colours).forEach((name) => style.removeProperty(name))
}
