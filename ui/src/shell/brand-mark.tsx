import './brand-mark.css'

/** The product's mark: a C that closes on a tick. */
export function BrandMark({ size = 24 }: { size?: 24 | 28 }) {
  return (
    <span className={`cw-mark cw-mark-${size}`} aria-hidden="true">
      <svg viewBox="0 0 16 16" width="16" height="16" fill="none" stroke="currentColor" strokeWidth="1.8">
        <g strokeLinecap="round" strokeLinejoin="round">
          <path d="M13 4.2A6 6 0 1 0 13 11.8" />
          <path d="M5.5 8 7.3 9.8 11 6.2" />
        </g>
      </svg>
    </span>
  )
}
