import type { ReactNode } from 'react'
import { useTexts } from '../locales'
import './skeletons.css'

/** One grey bar; sizes are in px or %. */
function Bar({ width, height = 12 }: { width: number | string; height?: number }) {
  return <span className="cw-bone" style={{ width, height }} />
}

/** Says it is loading to those who cannot see the bones. */
function Bones({ className, children }: { className: string; children: ReactNode }) {
  const t = useTexts('ui')
  return (
    <div className={className} role="status">
      <span className="cw-unseen">{t('loading')}</span>
      {children}
    </div>
  )
}

const widths = [38, 52, 44, 60, 34, 48, 56, 40]
const widthAt = (at: number) => `${widths[at % widths.length]}%`

export function ListSkeleton({ rows = 8, height = 40 }: { rows?: number; height?: 40 | 56 }) {
  return (
    <Bones className="cw-bones-list">
      {Array.from({ length: rows }, (_, at) => (
        <div key={at} className="cw-bones-row" style={{ height }}>
          {height === 56 && <Bar width={60} height={39} />}
          <span className="cw-bones-grow">
            <Bar width={widthAt(at)} />
            {height === 56 && <Bar width={widthAt(at + 3)} height={10} />}
          </span>
          <Bar width={64} />
          <Bar width={88} />
          <Bar width={48} />
        </div>
      ))}
    </Bones>
  )
}

export function FormSkeleton({ fields = 5 }: { fields?: number }) {
  return (
    <Bones className="cw-bones-form">
      {Array.from({ length: fields }, (_, at) => (
        <div key={at} className="cw-bones-field">
          <Bar width={80 + ((at * 37) % 60)} height={10} />
          <Bar width="100%" height={32} />
        </div>
      ))}
    </Bones>
  )
}

export function CardsSkeleton({ cards = 4 }: { cards?: number }) {
  return (
    <Bones className="cw-bones-cards">
      {Array.from({ length: cards }, (_, at) => (
        <div key={at} className="cw-card cw-bones-card">
          <Bar width="100%" height={108} />
          <Bar width={widthAt(at)} />
          <Bar width={widthAt(at + 2)} height={10} />
        </div>
      ))}
    </Bones>
  )
}
