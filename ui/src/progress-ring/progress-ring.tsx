import './progress-ring.css'

const RADIUS = 14
const ROUND = 2 * Math.PI * RADIUS

export type ProgressRingProps = { done: number; total: number; label: string; size?: number }

export function ProgressRing({ done, total, label, size = 34 }: ProgressRingProps) {
  const share = total > 0 ? Math.min(1, done / total) : 0
  return (
    <svg
      className="cw-ring"
      width={size}
      height={size}
      viewBox="0 0 34 34"
      role="progressbar"
      aria-label={label}
      aria-valuenow={done}
      aria-valuemin={0}
      aria-valuemax={total}
    >
      <circle className="cw-ring-track" cx="17" cy="17" r={RADIUS} />
      {share > 0 && (
        <circle
          className="cw-ring-done"
          cx="17"
          cy="17"
          r={RADIUS}
          strokeDasharray={`${share * ROUND} ${ROUND}`}
          transform="rotate(-90 17 17)"
        />
      )}
    </svg>
  )
}
