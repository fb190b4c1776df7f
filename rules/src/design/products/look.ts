import { refusalOf, type Refusal } from '../../kernel'
import type { Texts } from '../../languages'

/** Fonts that buyers already have: nothing to download, so the first page stays one round trip and nothing jumps. */
export const lookFonts = ['plain', 'rounded', 'serif'] as const
export type LookFont = (typeof lookFonts)[number]

export const buttonShapes = ['square', 'soft', 'round'] as const
export type ButtonShape = (typeof buttonShapes)[number]

/** Small drawings for a seller without a logo; without either, the first letter of the title stands there. */
export const lookMarks = ['wave', 'umbrella', 'shield', 'leaf'] as const
export type LookMark = (typeof lookMarks)[number]

/** Drawings of our own, one for each kind of insurance; they are drawn in the look's own colour. */
export const lookDrawings = [
  'travel',
  'car',
  'home',
  'pet',
  'landlord',
  'van',
  'motorbike',
  'life',
  'medical',
  'personalAccident',
] as const
export type LookDrawing = (typeof lookDrawings)[number]

/** Where they are fetched from, as `<drawing>-<colour>.svg`. */
export const LOOK_DRAWINGS_ADDRESS = '/p/look/drawings'

/** A photo of the company's library, as it was cut when it was chosen. Its address says which, and never means another. */
export type LookPhoto = {
  readonly fileId: string
  readonly address: string
  /** What stays in sight however the picture is cut, in hundredths from the left and from the top. */
  readonly focus: { readonly x: number; readonly y: number }
}

/** A face of the company's library. Buyers read in the usual one until it has come. */
export type LookFace = {
  readonly fileId: string
  readonly address: string
  readonly family: string
  /** Weights that a variable face has; one that is not variable is thickened by the browser. */
  readonly weights?: { readonly from: number; readonly to: number }
}

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const PHOTO = new RegExp(`^/p/look/(${UUID})/photos/(${UUID})/[0-9a-f]{16}$`)
const FACE = new RegExp(`^/p/look/(${UUID})/fonts/(${UUID})/[0-9a-f]{16}\\.(woff2|ttf|otf)$`)

/** Sizes of a photo are fetched from its address with what `photoFile` adds. */
export const isPhotoAddress = (address: string) => PHOTO.test(address)
export const isFaceAddress = (address: string) => FACE.test(address)

/** Whether an address is this file's in this company. */
export function isAddressOf(address: string, company: string, fileId: string): boolean {
  const found = PHOTO.exec(address) ?? FACE.exec(address)
  return found?.[1] === company && found[2] === fileId
}

/** How wide photos are made, once, when they are cut. A narrower photo is not blown up. */
export const PHOTO_WIDTHS = [480, 960, 1600] as const
export type PhotoWidth = (typeof PHOTO_WIDTHS)[number]

/** The head of every page: white, in the brand's colour, or with its sign in the middle. */
export const headerStyles = ['plain', 'filled', 'centred'] as const
export type HeaderStyle = (typeof headerStyles)[number]

export const buttonFills = ['solid', 'outline'] as const
export type ButtonFill = (typeof buttonFills)[number]

/** What is typed into: a box, a tinted box, or a line. */
export const fieldStyles = ['outlined', 'filled', 'underlined'] as const
export type FieldStyle = (typeof fieldStyles)[number]

export const pictureSizes = ['small', 'large'] as const
export type PictureSize = (typeof pictureSizes)[number]

export const MAX_FOOTER = 600

/** How a product looks to a buyer. Everything else (tints, lines, focus) is worked out from these. */
export type Look = {
  /** What is read in, and before and beside a face of the company's own. */
  readonly font: LookFont
  readonly face?: LookFace
  readonly colours: {
    /** Carries white text: buttons, progress, what is chosen. */
    readonly brand: string
    readonly ground: string
    readonly ink: string
  }
  readonly header: {
    readonly title: Texts
    /** Address of a picture of ours; it stands in place of the mark. */
    readonly logo?: string
    readonly mark?: LookMark
    readonly style?: HeaderStyle
  }
  readonly button: { readonly shape: ButtonShape; readonly fill?: ButtonFill }
  /** What the first page shows above its title. */
  readonly picture?:
    | { readonly drawing: LookDrawing; readonly photo?: undefined; readonly size?: PictureSize }
    | { readonly photo: LookPhoto; readonly drawing?: undefined; readonly size?: PictureSize }
  /** How what is asked looks: fields, and whether they stand close to each other. */
  readonly form?: { readonly fields?: FieldStyle; readonly isClose?: boolean }
  /** How it is asked: in two columns where there is room, and whether buyers see how far they are. */
  readonly setting?: { readonly hasTwoColumns?: boolean; readonly hidesProgress?: boolean }
  /** Under every page: who sells, and what has to be said. */
  readonly footer?: Texts
  /** Wears this look whatever the company's own colour and sign are. */
  readonly isOwn?: boolean
}

export type LookCode = 'look.notAColour' | 'look.brandTooLight' | 'look.inkTooLight'

/** WCAG 2.2: text of normal size needs 4.5 to 1. */
export const MIN_CONTRAST = 4.5

export function lookProblems(look: Look): Refusal<LookCode>[] {
  const { brand, ground, ink } = look.colours
  const notColours = Object.entries(look.colours).filter(([, colour]) => rgbOf(colour) === null)
  if (notColours.length > 0) return notColours.map(([name]) => refusalOf('look.notAColour', { name }))
  const problems: Refusal<LookCode>[] = []
  if (contrast(brand, '#FFFFFF') < MIN_CONTRAST) problems.push(refusalOf('look.brandTooLight', { brand }))
  if (contrast(ink, ground) < MIN_CONTRAST || contrast(ink, '#FFFFFF') < MIN_CONTRAST)
    problems.push(refusalOf('look.inkTooLight', { ink }))
  return problems
}

type Rgb = readonly [number, number, number]

export function rgbOf(colour: string): Rgb | null {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour)
  if (!match) return null
  const part = (place: number) => Number.parseInt(match[place] ?? '', 16)
  return [part(1), part(2), part(3)]
}

/** So much of the first colour over the second: 0.1 is a light tint. */
export function mixed(colour: string, over: string, share: number): string {
  const [a, b] = [rgbOf(colour) ?? [0, 0, 0], rgbOf(over) ?? [255, 255, 255]]
  const hex = (place: 0 | 1 | 2) =>
    Math.round(a[place] * share + b[place] * (1 - share))
      .toString(16)
      .padStart(2, '0')
  return `#${hex(0)}${hex(1)}${hex(2)}`
}

export function contrast(a: string, b: string): number {
  const [lighter, darker] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05)
}

function luminance(colour: string): number {
  const [red, green, blue] = (rgbOf(colour) ?? [0, 0, 0]).map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}
