import { measures, stillMeasures } from './measures'
import { brandNames, primaries, ramps, surfaces, themeNames, type BrandName, type ThemeName } from './values'

/** The text of tokens.css; a test keeps the checked-in file equal to it. */
export function printTokensCss(): string {
  const rules = [
    '/* Made from src/tokens/*.ts by `npm run tokens --workspace ui`. Do not edit by hand. */',
    rule([':root'], { ...measures, 'focus-ring': '0 0 0 2px var(--bg-page), 0 0 0 4px var(--focus)' }),
    `@media (prefers-reduced-motion: reduce) {\n${indent(rule([':root'], stillMeasures))}\n}`,
    rule([':lang(zh-Hant)', ':lang(zh-TW)'], noTracking('font-sans-tc')),
    rule([':lang(zh-Hans)', ':lang(zh-CN)'], noTracking('font-sans-sc')),
    ...brandGroups().map((brands) => rule(brandSelectors(brands), rampVariables(brands[0]!))),
    ...themeNames.map((theme) => rule(themeSelectors(theme), { ...surfaces[theme] }, scheme(theme))),
    ...themeNames.flatMap((theme) =>
      brandGroups().map((brands) => rule(bothSelectors(theme, brands), { ...primaries[theme][brands[0]!] })),
    ),
  ]
  return `${rules.join('\n\n')}\n`
}

function brandGroups(): BrandName[][] {
  return [...new Set(Object.values(ramps))].map((ramp) => brandNames.filter((brand) => ramps[brand] === ramp))
}

function rampVariables(brand: BrandName) {
  const { primary, ...steps } = ramps[brand]
  return { ...Object.fromEntries(Object.entries(steps).map(([step, value]) => [`p-${step}`, value])), primary }
}

/** Dark and broker are what a page without the attributes gets, so nothing flashes white before the script runs. */
const brandSelectors = (brands: BrandName[]) => [
  ...(brands.includes('broker') ? [':root'] : []),
  ...brands.map((brand) => `[data-brand='${brand}']`),
]
const themeSelectors = (theme: ThemeName) => [...(theme === 'ai8-dark' ? [':root'] : []), `[data-theme='${theme}']`]
const bothSelectors = (theme: ThemeName, brands: BrandName[]) => [
  ...(theme === 'ai8-dark' && brands.includes('broker') ? [':root'] : []),
  ...(brands.includes('broker') ? [`[data-theme='${theme}']`] : []),
  ...brands.map((brand) => `[data-theme='${theme}'][data-brand='${brand}']`),
]

const scheme = (theme: ThemeName) => `  color-scheme: ${theme === 'light' ? 'light' : 'dark'};`
const noTracking = (font: string) => ({
  'font-sans': `var(--${font})`,
  'tracking-tight': '0',
  'tracking-title': '0',
})

function rule(selectors: string[], variables: Record<string, string>, first?: string): string {
  const lines = Object.entries(variables).map(([name, value]) => `  --${name}: ${lowerHex(value)};`)
  return `${selectors.join(',\n')} {\n${[...(first ? [first] : []), ...lines].join('\n')}\n}`
}

/** As Prettier writes CSS, so that the file passes its check too. */
const lowerHex = (value: string) => value.replace(/#[0-9A-F]{6}/g, (hex) => hex.toLowerCase())

const indent = (text: string) =>
  text
    .split('\n')
    .map((line) => `  ${line}`)
    .join('\n')
