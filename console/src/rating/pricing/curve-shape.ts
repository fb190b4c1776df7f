import type { CurveView } from '@coverwright/contract/rating/pricing'

export const CHART = { width: 640, height: 220, left: 8, right: 8, top: 16, bottom: 8 } as const

export type CurveShape = {
  /** One path for each stretch that has prices. */
  readonly paths: readonly string[]
  readonly xs: readonly number[]
  readonly ys: readonly (number | null)[]
  readonly low: number
  readonly high: number
}

/** More points than these are drawn as one line; fewer are each a price that holds until the next. */
const MOST_STEPS = 60

/** Points on the paper: across by their order, up by their price; the lowest price stands a little above the ground. */
export function curveShape(points: CurveView['points']): CurveShape {
  const prices = points.flatMap(({ yearly }) => (yearly === null ? [] : [yearly]))
  const [low, high] = [Math.min(...prices, Infinity), Math.max(...prices, -Infinity)]
  const span = high - low || 1
  const { width, height, left, right, top, bottom } = CHART
  const xs = points.map((_, at) => left + ((width - left - right) * at) / Math.max(1, points.length - 1))
  const ys = points.map(({ yearly }) =>
    yearly === null ? null : height - bottom - 12 - ((height - top - bottom - 12) * (yearly - low)) / span,
  )
  return {
    paths: pathsOf(xs, ys, points.length <= MOST_STEPS),
    xs,
    ys,
    low: prices.length ? low : 0,
    high: prices.length ? high : 0,
  }
}

function pathsOf(xs: readonly number[], ys: readonly (number | null)[], isStepped: boolean): string[] {
  const paths: string[] = []
  let path = ''
  ys.forEach((y, at) => {
    if (y === null) {
      if (path) paths.push(path)
      path = ''
      return
    }
    const [x, height] = [(xs[at] ?? 0).toFixed(1), y.toFixed(1)]
    if (path === '') path = `M${x} ${height}`
    else path += isStepped ? `H${x}V${height}` : `L${x} ${height}`
  })
  return path ? [...paths, path] : paths
}

/** Of each jump the place on the paper: between the two points that it lies between. */
export function jumpXs({ points, jumps }: Pick<CurveView, 'points' | 'jumps'>, xs: readonly number[]): number[] {
  return jumps.map(({ to }) => {
    const at = points.findIndex(({ at: value }) => isAtOrAfter(value, to.at))
    return at < 0 ? (xs.at(-1) ?? 0) : (xs[at] ?? 0)
  })
}

function isAtOrAfter(value: string, wanted: string): boolean {
  const [a, b] = [Number(value), Number(wanted)]
  return Number.isNaN(a) || Number.isNaN(b) ? value >= wanted : a >= b
}
