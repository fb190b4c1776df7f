import type { SeriesLook } from './palette'

/** What a series looks like, in small: its line with its dashes, or a square of its colour. */
export function Swatch({ look, kind }: { look: Pick<SeriesLook, 'colour' | 'dash'>; kind: 'line' | 'bar' | 'part' }) {
  const colour = `var(--${look.colour})`
  if (kind !== 'line')
    return (
      <svg className="cw-swatch" width="10" height="10" aria-hidden="true">
        <rect width="10" height="10" rx="2" fill={colour} />
      </svg>
    )
  return (
    <svg className="cw-swatch" width="14" height="10" aria-hidden="true">
      <line x1="0" x2="14" y1="5" y2="5" stroke={colour} strokeWidth="2" strokeDasharray={look.dash?.join(' ')} />
    </svg>
  )
}
