import { useTexts } from '../locales'
import { ActionButton } from './page-header'
import './notice-pages.css'

/** For a signed-in person at an address that exists and is not theirs. */
export function Unauthorized({ home }: { home: string }) {
  const t = useTexts('ui')
  const title = t('unauthorized.title')
  return (
    <section className="cw-notice-page cw-notice-page-inner">
      <DoorPicture />
      <h1 aria-label={title}>
        {inPieces(title).map((piece, at) => (
          <span key={at} aria-hidden="true" className="cw-arrive" style={{ animationDelay: `${at * 70}ms` }}>
            {piece}
          </span>
        ))}
      </h1>
      <p>{t('unauthorized.about')}</p>
      <div className="cw-state-actions">
        <ActionButton action={{ label: t('goHome'), href: home }} type="primary" />
      </div>
    </section>
  )
}

/** Words arrive one after another; Chinese has no spaces, so there it is sign by sign. */
function inPieces(title: string): string[] {
  return /\s/.test(title) ? title.split(/(?<=\s)/) : [...title]
}

/** A door that stays shut: the key tries, the lock shakes its head once, and all is still. */
function DoorPicture() {
  return (
    <svg className="cw-door" viewBox="0 0 280 240" width="280" height="240" aria-hidden="true">
      <ellipse className="cw-works-ground" cx="140" cy="222" rx="110" ry="9" />
      <rect className="cw-door-frame" x="78" y="22" width="124" height="198" rx="10" />
      <g className="cw-door-leaf">
        <rect className="cw-door-panel" x="90" y="34" width="100" height="186" rx="4" />
        <rect className="cw-door-inset" x="104" y="50" width="72" height="52" rx="4" />
        <rect className="cw-door-inset" x="104" y="150" width="72" height="52" rx="4" />
        <circle className="cw-door-lock" cx="172" cy="126" r="11" />
        <path
          className="cw-door-hole"
          d="M172 121a3.200 3.200 0 0 1 1.600 6l1.400 6h-6l1.400-6a3.200 3.200 0 0 1 1.600-6z"
        />
      </g>
      <g className="cw-door-key">
        <circle cx="246" cy="126" r="11" />
        <path d="M235 126h-34m8 0v8m10-8v6" />
      </g>
    </svg>
  )
}
