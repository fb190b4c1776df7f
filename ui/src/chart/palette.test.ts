import { expect, test } from 'vitest'
import { brandNames, coloursOf, contrast, themeNames } from '../tokens'
import { SERIES_COLOURS, seriesLooks, stepOpacity } from './palette'

/** How eyes without one of the three receptors mix light, and eyes with all of them (Machado, Oliveira, Fernandes 2009). */
const eyes = {
  all: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  noRed: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  noGreen: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  noBlue: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
}
type Eyes = keyof typeof eyes

const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
const lightOf = (hex: string) => [1, 3, 5].map((at) => linear(parseInt(hex.slice(at, at + 2), 16) / 255))
const mix = (row: number[], light: number[]) => row.reduce((sum, share, at) => sum + share * light[at]!, 0)

/** In Oklab, where distance is about what eyes see of it; a hundredth of its lightness is one step. */
function seen(hex: string, through: Eyes): number[] {
  const matrix = eyes[through]
  const light = [0, 3, 6].map((row) => Math.min(1, Math.max(0, mix(matrix.slice(row, row + 3), lightOf(hex)))))
  const cones = [
    [0.4122214708, 0.5363325363, 0.0514459929],
    [0.2119034982, 0.6806995451, 0.1073969566],
    [0.0883024619, 0.2817188376, 0.6299787005],
  ].map((row) => Math.cbrt(mix(row, light)))
  return [
    [0.2104542553, 0.793617785, -0.0040720468],
    [1.9779984951, -2.428592205, 0.4505937099],
    [0.0259040371, 0.7827717662, -0.808675766],
  ].map((row) => 100 * mix(row, cones))
}
const apart = (one: string, other: string, through: Eyes) => {
  const [a, b] = [seen(one, through), seen(other, through)]
  return Math.hypot(...a.map((part, at) => part - b[at]!))
}

const looks = themeNames.flatMap((theme) => brandNames.map((brand) => [theme, brand] as const))
const palette = (theme: (typeof themeNames)[number], brand: (typeof brandNames)[number]) => {
  const colours = coloursOf(theme, brand)
  return { background: colours['bg-container'], series: SERIES_COLOURS.map((name) => colours[name]) }
}

test.each(looks)('in %s for %s no two series look alike, to nobody', (theme, brand) => {
  const { series } = palette(theme, brand)
  const tooNear = (Object.keys(eyes) as Eyes[]).flatMap((through) =>
    series.flatMap((one, at) =>
      series
        .slice(at + 1)
        .filter((other) => apart(one, other, through) < (through === 'noBlue' ? 5.5 : 7.5))
        .map((other) => `${one} ${other} ${through}`),
    ),
  )
  expect(tooNear).toEqual([])
})

test.each(looks)('in %s for %s every series stands out from the card behind it', (theme, brand) => {
  const { series, background } = palette(theme, brand)
  for (const colour of series) expect(contrast(colour, background), colour).toBeGreaterThanOrEqual(3)
})

test('what is compared with is grey, what is expected is dotted in the colour of what it goes on from', () => {
  expect(seriesLooks([{}, { look: 'expected' }, { look: 'compared' }, {}])).toEqual([
    { colour: 'chart-1', dash: null, width: 2 },
    { colour: 'chart-1', dash: [2, 3], width: 2 },
    { colour: 'text-3', dash: null, width: 1.5 },
    { colour: 'chart-3', dash: null, width: 2 },
  ])
})

test('beyond the second a line is known by its dashes too', () => {
  const dashes = seriesLooks(Array.from({ length: 6 }, () => ({}))).map(({ dash }) => JSON.stringify(dash))
  expect(new Set(dashes.slice(2)).size).toBe(4)
  expect(dashes.slice(2)).not.toContain('null')
})

test('the steps of a funnel fade and never vanish', () => {
  expect([stepOpacity(0, 1), stepOpacity(0, 5), stepOpacity(4, 5)]).toEqual([1, 1, 0.4])
})
