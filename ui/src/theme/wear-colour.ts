import { type ColourName, ownColoursOf, type ThemeName } from '../tokens'

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

/** Puts the colour on the page by the style object, which the page's policy allows; gives back how to take it off. */
export function wearColour(theme: ThemeName, colour: string): (() => void) | undefined {
  if (!colour) return undefined
  const colours = ownColoursOf(theme, colour)
  const { style } = document.documentElement
  for (const name of worn) style.setProperty(`--${name}`, colours[name])
  return () => worn.forEach((name) => style.removeProperty(`--${name}`))
}
