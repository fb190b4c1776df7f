import type { ColourName } from './values'

/** The contrast of two colours as WCAG 2 counts it, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

export type ContrastPair = { front: ColourName; back: ColourName; atLeast: number }

const layers = ['app', 'page', 'container', 'elevated', 'hover', 'active', 'input'] as const
const texts = ['text-1', 'text-2', 'text-3'] as const
const states = ['success', 'warning', 'danger', 'info'] as const

const text = (front: ColourName, back: ColourName): ContrastPair => ({ front, back, atLeast: 4.5 })
const mark = (front: ColourName, back: ColourName): ContrastPair => ({ front, back, atLeast: 3 })

/** Every pair that carries text (4.5) or a mark (3) somewhere on a screen. */
export const contrastPairs: ContrastPair[] = [
  ...texts.flatMap((front) => layers.map((layer) => text(front, `bg-${layer}`))),
  ...states.flatMap((state) => [
    ...([`${state}-bg`, 'bg-page', 'bg-container', 'bg-elevated', 'bg-active'] as const).map((back) =>
      text(`${state}-text`, back),
    ),
    text('on-fill', `${state}-solid`),
    text('text-1', `${state}-bg`),
    text('text-2', `${state}-bg`),
  ]),
  ...(['primary-bg', 'primary-bg-hover', 'bg-app', 'bg-page', 'bg-container', 'bg-elevated', 'bg-active'] as const).map(
    (back) => text('primary-text', back),
  ),
  ...texts.map((front) => text(front, 'primary-bg')),
  ...(['primary-fill', 'primary-fill-hover', 'primary-fill-active'] as const).map((back) => text('on-fill', back)),
  text('link-hover', 'bg-container'),
  text('bg-container', 'text-1'),
  ...(['bg-page', 'bg-container'] as const).flatMap((back) => [mark('focus', back), mark('border-control', back)]),
]
