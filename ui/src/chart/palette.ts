import type { ColourName } from '../tokens'
import type { ChartSeries } from './chart-types'

/**
 * The colours of series, in an order in which neighbours, and the first three among all, are told apart also by people who do
 * not see red, green or blue (a test looks through their eyes).
 */
export const SERIES_COLOURS = [
  'chart-1',
  'chart-3',
  'chart-2',
  'chart-5',
  'chart-4',
  'chart-6',
] as const satisfies readonly ColourName[]

export const chartColourNames = [
  ...SERIES_COLOURS,
  'chart-grid',
  'text-1',
  'text-2',
  'text-3',
  'bg-container',
] as const satisfies readonly ColourName[]

export type ChartColourName = (typeof chartColourNames)[number]
export type ChartColours = Readonly<Record<ChartColourName, string>>

export type SeriesLook = { colour: ChartColourName; dash: readonly number[] | null; width: number }

/** Beyond the second a line also has its own dashes, so that it is known without its colour. */
const DASHES: readonly (readonly number[] | null)[] = [null, null, [7, 3], [2, 2], [10, 3, 2, 3], [4, 4]]
const EXPECTED_DASH = [2, 3]

/** How each series is drawn: what it is compared with in grey, what is only expected dotted in the colour before it. */
export function seriesLooks(series: readonly Pick<ChartSeries, 'look'>[]): SeriesLook[] {
  let plain = -1
  return series.map(({ look }): SeriesLook => {
    if (look === 'compared') return { colour: 'text-3', dash: null, width: 1.5 }
    if (look !== 'expected') plain++
    const colour = SERIES_COLOURS[Math.max(plain, 0) % SERIES_COLOURS.length]!
    if (look === 'expected') return { colour, dash: EXPECTED_DASH, width: 2 }
    return { colour, dash: DASHES[plain % DASHES.length] ?? null, width: 2 }
  })
}

export const partColour = (at: number): ChartColourName => SERIES_COLOURS[at % SERIES_COLOURS.length]!

/** Steps of a funnel are one thing that gets less: one colour that fades, from whole to two fifths. */
export const stepOpacity = (at: number, count: number): number => (count < 2 ? 1 : 1 - (0.6 * at) / (count - 1))
