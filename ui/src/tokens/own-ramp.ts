import { contrast } from './contrast'
import { type Colours, coloursWith, type Ramp, type ThemeName } from './values'

/** How light each step is to the eye (OKLCH), whatever its hue: that is what keeps every pair readable. */
const lightness = {
  50: 0.972,
  100: 0.936,
  200: 0.872,
  300: 0.788,
  400: 0.692,
  500: 0.58,
  600: 0.53,
  700: 0.455,
  800: 0.385,
  900: 0.315,
  950: 0.24,
} as const
type Step = keyof typeof lightness

/** Very light and very dark steps carry less colour, or they would shout. */
const strength = (step: Step) =>
  step === 50 ? 0.12 : step === 100 ? 0.25 : step === 200 ? 0.5 : step === 950 ? 0.5 : 0.9

const WHITE_ON_FILL = 4.5

/** A ramp around a company's own colour. The colour itself is the fill when white can be read on it. */
function ownRamp(hex: string): Ramp {
  const { hue, chroma } = toOklch(hex)
  const stepOf = (step: Step) => toHex(lightness[step], chroma * strength(step), hue)
  const steps = Object.keys(lightness).map((key) => [key, stepOf(Number(key) as Step)] as const)
  const ramp = { ...Object.fromEntries(steps), primary: hex } as Ramp
  return contrast(onFill, hex) >= WHITE_ON_FILL && isMiddling(hex) ? { ...ramp, 600: hex } : ramp
}

/** Every colour of a theme around a company's own. */
export const ownColoursOf = (theme: ThemeName, hex: string): Colours => coloursWith(theme, ownRamp(hex))

const onFill = '#FFFFFF'

/** Near black is no fill on a dark page: it would not be seen. */
const isMiddling = (hex: string) => toOklch(hex).light > 0.42

type Oklch = { light: number; chroma: number; hue: number }

function toOklch(hex: string): Oklch {
  const [red, green, blue] = [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as [number, number, number]
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  const light = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short
  return { light, chroma: Math.hypot(a, b), hue: Math.atan2(b, a) }
}

/** Colour is taken away until the screen can show what is left at this lightness. */
function toHex(light: number, chroma: number, hue: number): string {
  for (let left = chroma; left > 0.002; left *= 0.94) {
    const parts = toLinear(light, left, hue)
    if (parts.every((part) => part >= -0.0005 && part <= 1.0005)) return printHex(parts)
  }
  return printHex(toLinear(light, 0, hue))
}

function toLinear(light: number, chroma: number, hue: number): number[] {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)]
  const long = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (light - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

const printHex = (linear: number[]) =>
  `#${linear
    .map((part) => Math.min(1, Math.max(0, part)))
    .map((part) => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055))
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')
    .toUpperCase()}`
