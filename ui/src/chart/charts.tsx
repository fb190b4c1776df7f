import { ChartFrame } from './chart-frame'
import type { BarSpec, ChartFrameProps, ChartScale, ChartUnit, DonutSpec, FunnelSpec, LineSpec } from './chart-types'

type Of<Spec> = ChartFrameProps & Omit<Spec, 'kind'>

/** Something over time or along a scale; several to compare, one of them filled. */
export function LineChart({ title, height, isLoading, empty, ...line }: Of<LineSpec>) {
  return (
    <ChartFrame title={title} height={height} isLoading={isLoading} empty={empty} spec={{ kind: 'line', ...line }} />
  )
}

/** How much of each: beside each other, stacked, or from top to bottom where the names are long. */
export function BarChart({ title, height, isLoading, empty, ...bars }: Of<BarSpec>) {
  return (
    <ChartFrame title={title} height={height} isLoading={isLoading} empty={empty} spec={{ kind: 'bar', ...bars }} />
  )
}

/** What a whole is made of; more than six parts are better told by bars. */
export function DonutChart({ title, height = 168, isLoading, empty, ...donut }: Of<DonutSpec>) {
  return (
    <ChartFrame title={title} height={height} isLoading={isLoading} empty={empty} spec={{ kind: 'donut', ...donut }} />
  )
}

const STEP_HEIGHT = 40

/** How many are left after each step. */
export function FunnelChart({ title, height, isLoading, empty, ...funnel }: Of<FunnelSpec>) {
  const whole = height ?? Math.max(3, funnel.parts.length) * STEP_HEIGHT
  return (
    <ChartFrame title={title} height={whole} isLoading={isLoading} empty={empty} spec={{ kind: 'funnel', ...funnel }} />
  )
}

type AreaProps = ChartFrameProps & { name: string; values: readonly number[]; scale: ChartScale; unit: ChartUnit }

/** The large one of a `Sparkline`: the same values, with a scale to read them by. */
export function AreaChart({ name, values, scale, unit, ...frame }: AreaProps) {
  return <LineChart {...frame} scale={scale} unit={unit} series={[{ key: 'values', name, values }]} isFilled isFitted />
}
