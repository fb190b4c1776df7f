import { useTexts } from '../locales'
import './notice-pages.css'

/** Shown on every path while the operator has maintenance on. */
export function Maintenance() {
  const t = useTexts('ui')
  return (
    <main className="cw-notice-page">
      <MaintenancePicture />
      <h1>{t('maintenance.title')}</h1>
      <p>{t('maintenance.about')}</p>
    </main>
  )
}

const gearTeeth = Array.from({ length: 10 }, (_, at) => at * 36)
const lines = [
  { y: 176, width: 150 },
  { y: 204, width: 208 },
  { y: 232, width: 182 },
  { y: 260, width: 120 },
]

/** A page being put together: one turn is 210 frames at 60 a second, then it begins again without a seam. */
function MaintenancePicture() {
  return (
    <svg className="cw-works" viewBox="0 0 500 500" width="500" height="500" aria-hidden="true">
      <ellipse className="cw-works-ground" cx="250" cy="432" rx="170" ry="14" />
      <g className="cw-works-sheet">
        <rect className="cw-works-paper" x="110" y="84" width="280" height="330" rx="14" />
        <rect className="cw-works-bar" x="110" y="84" width="280" height="38" rx="14" />
        <circle className="cw-works-soft" cx="132" cy="103" r="5" />
        <circle className="cw-works-soft" cx="150" cy="103" r="5" />
        <circle className="cw-works-soft" cx="168" cy="103" r="5" />
        <rect className="cw-works-title" x="140" y="144" width="110" height="14" rx="7" />
        {lines.map((line, at) => (
          <rect
            key={line.y}
            className={`cw-works-line cw-works-line-${at}`}
            x="140"
            y={line.y}
            width={line.width}
            height="10"
            rx="5"
          />
        ))}
        <rect className="cw-works-button" x="140" y="352" width="92" height="32" rx="8" />
        <path className="cw-works-tick" d="M172 368l9 9 18-18" />
      </g>
      <g className="cw-works-gear cw-works-gear-large" transform="translate(352 338)">
        <g>
          {gearTeeth.map((angle) => (
            <rect key={angle} x="-9" y="-68" width="18" height="24" rx="4" transform={`rotate(${angle})`} />
          ))}
          <circle r="54" />
          <circle className="cw-works-hole" r="22" />
        </g>
      </g>
      <g className="cw-works-gear cw-works-gear-small" transform="translate(94 300) scale(.62)">
        <g>
          {gearTeeth.map((angle) => (
            <rect key={angle} x="-9" y="-68" width="18" height="24" rx="4" transform={`rotate(${angle})`} />
          ))}
          <circle r="54" />
          <circle className="cw-works-hole" r="22" />
        </g>
      </g>
      <g className="cw-works-shield">
        <path
          className="cw-works-shield-body"
          d="M384 62c22 14 40 18 58 18v44c0 36-24 60-58 74-34-14-58-38-58-74V80c18 0 36-4 58-18z"
        />
        <path className="cw-works-shield-mark" d="M358 126l18 18 34-36" />
      </g>
    </svg>
  )
}
