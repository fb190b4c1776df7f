import { sparklinePath } from './sparkline-path'
import './sparkline.css'

export type SparklineProps = {
  values: number[]
  /** What a person who cannot see the line should hear: 'Premium, last 30 days, rising'. */
  label: string
  width?: number
  height?: number
  /** Muted for what no longer sells. */
  tone?: 'accent' | 'muted'
}

export function Sparkline({ values, label, width = 88, height = 34, tone = 'accent' }: SparklineProps) {
  if (values.length < 2) return null
  const { line, area, end } = sparklinePath(values, width, height)
  return (
    <svg
      className={`cw-spark cw-spark-${tone}`}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
    >
      <path className="cw-spark-area" d={area} />
      <path className="cw-spark-line" d={line} />
      <circle className="cw-spark-end" cx={end.x} cy={end.y} r="2" />
    </svg>
  )
}
