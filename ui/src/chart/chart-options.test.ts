import { expect, test } from 'vitest'
import { formatsOf } from '../formats'
import { coloursOf } from '../tokens'
import { chartOptions } from './chart-options'
import { journey, policies, premium } from './charts.builder'

const lookOf = (theme: 'ai8-dark' | 'light', isStill = false) => ({
  colours: coloursOf(theme, 'broker'),
  fontFamily: 'Inter',
  isStill,
})
const english = formatsOf('en_us', 'UTC')
type Drawn = { series: { sort?: string; data: unknown[]; markLine?: unknown }[] }
const draw = (spec: Parameters<typeof chartOptions>[0], look = lookOf('ai8-dark')) =>
  chartOptions(spec, english, look) as unknown as Drawn

test('a chart wears the colours of the theme that is on, and no other', () => {
  for (const theme of ['ai8-dark', 'light'] as const) {
    const colours = coloursOf(theme, 'broker')
    const options = draw(premium(), lookOf(theme))
    expect(options).toMatchObject({
      textStyle: { fontFamily: 'Inter', color: colours['text-3'] },
      xAxis: { axisLine: { lineStyle: { color: colours['chart-grid'] } } },
      series: [{ color: colours['chart-1'] }, { color: colours['text-3'] }],
    })
  }
})

test('nothing moves for those who want less motion', () => {
  expect(draw(premium())).toMatchObject({ animation: true })
  expect(draw(premium(), lookOf('light', true))).toMatchObject({ animation: false })
})

test('a gap stays a gap, and what is still counted ends in a dot', () => {
  const series = [{ key: 'a', name: 'A', values: [1, 2, null], isRunning: true }]
  const [line] = draw(premium({ series })).series
  expect(line?.data[0]).toBe(1)
  expect(line?.data[1]).toMatchObject({ value: 2, symbol: 'circle' })
  expect(line?.data[2]).toBe('-')
})

test('the scale reaches to a mark, however far away it is', () => {
  const { series } = draw(premium({ marks: [{ label: 'Target', value: 9_000_000 }] }))
  expect(series.at(-1)).toMatchObject({ data: [9_000_000, 9_000_000, 9_000_000], lineStyle: { opacity: 0 } })
  expect(series.at(-1)?.markLine).toMatchObject({ data: [{ yAxis: 9_000_000 }], label: { formatter: 'Target' } })
})

test('bars lie down where asked, first on top, and what is stacked is parted by a seam', () => {
  expect(draw(policies())).toMatchObject({ xAxis: { type: 'category' }, yAxis: { type: 'value' } })
  expect(draw(policies({ isHorizontal: true }))).toMatchObject({
    xAxis: { type: 'value' },
    yAxis: { type: 'category', inverse: true },
  })
  expect(draw(policies({ isStacked: true }))).toMatchObject({
    series: [{ stack: 'all', itemStyle: { borderColor: coloursOf('ai8-dark', 'broker')['bg-container'] } }],
  })
})

test('the edge speaks the reader’s language', () => {
  const options = chartOptions(premium(), formatsOf('zh_tw', 'UTC'), lookOf('light')) as never as {
    xAxis: { data: string[] }
    yAxis: { axisLabel: { formatter: (value: number) => string } }
  }
  expect(options.xAxis.data).toEqual(['11月13日', '11月14日', '11月15日'])
  expect(options.yAxis.axisLabel.formatter(20_000_000)).toBe('20萬')
})

test('the steps of a funnel keep their order, and the last does not end in a point', () => {
  const [funnel] = draw(journey).series
  expect(funnel).toMatchObject({ type: 'funnel', sort: 'none', max: 2_000 })
  expect(funnel?.data).toMatchObject([2_000, 500, 92, 92].map((value) => ({ value })))
})
