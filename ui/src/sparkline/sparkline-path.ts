const EDGE = 2

/** The line through the values, the area under it, and where it ends. A flat run lies in the middle. */
export function sparklinePath(values: number[], width: number, height: number) {
  const low = Math.min(...values)
  const span = Math.max(...values) - low
  const points = values.map((value, at) => ({
    x: round(EDGE + (at * (width - 2 * EDGE)) / (values.length - 1)),
    y: round(span === 0 ? height / 2 : height - EDGE - ((value - low) / span) * (height - 2 * EDGE)),
  }))
  const line = points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('')
  const end = points.at(-1)!
  return { line, area: `${line}L${end.x} ${height}L${points[0]!.x} ${height}Z`, end }
}

const round = (value: number) => Math.round(value * 10) / 10
