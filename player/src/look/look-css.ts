import {
  type ButtonShape,
  contrast,
  isFaceAddress,
  type Look,
  type LookFont,
  mixed,
} from '@coverwright/rules/design/products'
import { extraCss } from './extra-css'

/** Fonts that buyers already have, Chinese ones after them: nothing is downloaded and nothing jumps. */
const fonts: Readonly<Record<LookFont, string>> = {
  plain: 'Inter,system-ui,-apple-system,"Segoe UI",Roboto',
  rounded: 'ui-rounded,"SF Pro Rounded","Nunito","Varela Round",system-ui',
  serif: 'ui-serif,"Source Serif 4",Georgia,"Noto Serif"',
}
const traditional = '"PingFang TC","Noto Sans TC","Noto Sans CJK TC","Microsoft JhengHei"'
const simplified = '"PingFang SC","Noto Sans SC","Noto Sans CJK SC","Microsoft YaHei"'

const radii: Readonly<Record<ButtonShape, string>> = { square: '4px', soft: '12px', round: '26px' }

const isColour = (colour: string) => /^#[0-9a-f]{6}$/i.test(colour)

/** The look of one product as CSS variables; everything but three colours is worked out, so any brand stays readable. */
export function lookCss(look: Look, selector = ':root'): string {
  const safe = (colour: string, otherwise: string) => (isColour(colour) ? colour : otherwise)
  const brand = safe(look.colours.brand, '#0B6E75')
  const ink = safe(look.colours.ink, '#14212B')
  const ground = safe(look.colours.ground, '#F5F8F8')
  const face = faceCss(look.face)
  const family = (face ? `${OWN_FACE},` : '') + (fonts[look.font] ?? fonts.plain)
  const variables = {
    brand,
    'brand-dark': mixed('#000000', brand, 0.28),
    'brand-tint': mixed(brand, '#FFFFFF', 0.1),
    'brand-line': mixed(brand, '#FFFFFF', 0.35),
    ink,
    'ink-2': quieter(ink, ground),
    line: mixed(ink, '#FFFFFF', 0.14),
    'line-2': mixed(ink, '#FFFFFF', 0.5),
    ground,
    font: `${family},${traditional},${simplified},sans-serif`,
    // One sign, two shapes: a simplified page must not borrow the traditional ones.
    'font-cn': `${family},${simplified},${traditional},sans-serif`,
    radius: radii[look.button.shape] ?? radii.soft,
  }
  const declared = Object.entries(variables).map(([name, value]) => `--${name}:${value}`)
  return `${face}${selector}{${declared.join(';')}}${extraCss(look, brand)}`
}

const OWN_FACE = 'own'
const formats: Readonly<Record<string, string>> = { woff2: 'woff2', ttf: 'truetype', otf: 'opentype' }

/** A face of the company's own: what is there is read in the usual one until it has come. */
function faceCss(face: Look['face']): string {
  if (!face || !isFaceAddress(face.address)) return ''
  const format = formats[face.address.split('.').at(-1) ?? ''] ?? 'woff2'
  const weights = face.weights ? `;font-weight:${Number(face.weights.from)} ${Number(face.weights.to)}` : ''
  return `@font-face{font-family:${OWN_FACE};src:url("${face.address}") format("${format}")${weights};font-display:swap}`
}

/** As quiet as it can be while small print still reads: 4.5 to 1 on the ground. */
function quieter(ink: string, ground: string): string {
  for (let share = 0.76; share < 1; share += 0.04) {
    const colour = mixed(ink, '#FFFFFF', share)
    if (contrast(colour, ground) >= 5) return colour
  }
  return ink
}
