import type { ReactNode } from 'react'
import type { Moment, TimeStep } from '../formats'

/** What the values are. Money is given in minor units, a percentage as a share of one. */
export type ChartUnit =
  | { kind: 'number'; digits?: number }
  | { kind: 'percent'; digits?: number }
  | { kind: 'money'; currency: string }

/** Where the values stand. Points stand at equal distances: give one for each step, with null where there is no value. */
export type ChartScale =
  | { kind: 'words'; title: string; labels: readonly string[] }
  | { kind: 'time'; title: string; step: TimeStep; moments: readonly Moment[] }

export type ChartSeries = {
  key: string
  name: string
  values: readonly (number | null)[]
  /** What it is compared with is grey; what is only expected is dotted, in the colour of the series before it. */
  look?: 'compared' | 'expected'
  /** Still being counted: its last value is a dot. */
  isRunning?: boolean
}

/** A part of a whole, or a step of a funnel. */
export type ChartPart = { key: string; name: string; value: number }

/** A level to be reached or kept under: a dotted line with its words. */
export type ChartMark = { label: string; value: number }

export type LineSpec = {
  kind: 'line'
  unit: ChartUnit
  scale: ChartScale
  series: readonly ChartSeries[]
  marks?: readonly ChartMark[]
  /** The area under the first line is tinted. */
  isFilled?: boolean
  /** A value holds until the next one. */
  isStepped?: boolean
  /** The lowest value is near the ground instead of zero. */
  isFitted?: boolean
}

export type BarSpec = {
  kind: 'bar'
  unit: ChartUnit
  scale: ChartScale
  series: readonly ChartSeries[]
  marks?: readonly ChartMark[]
  isStacked?: boolean
  isHorizontal?: boolean
}

export type DonutSpec = { kind: 'donut'; unit: ChartUnit; parts: readonly ChartPart[] }
export type FunnelSpec = { kind: 'funnel'; unit: ChartUnit; parts: readonly ChartPart[] }

export type ChartSpec = LineSpec | BarSpec | DonutSpec | FunnelSpec

export type ChartFrameProps = {
  /** What the chart shows, for those who do not see it and over its table: 'Premium by day'. */
  title: string
  height?: number | undefined
  isLoading?: boolean | undefined
  /** What is said while there is nothing to draw. */
  empty?: { title: string; about?: ReactNode } | undefined
}
