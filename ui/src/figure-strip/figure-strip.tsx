import type { ReactNode } from 'react'
import { NOTHING, useFormats, type MoneyLike } from '../formats'
import { Link } from '../navigation'
import { Sparkline } from '../sparkline'
import './figure-strip.css'

export type Figure = {
  key: string
  label: string
  /** Money, or a figure already in words ('18.4%'). */
  value: MoneyLike | string | null
  /** The change: its words and whether it is good. */
  change?: { words: string; tone: 'good' | 'bad' | 'plain' }
  /** Against what: 'on the 30 before'. */
  against?: ReactNode
  trend?: number[]
  /** Where its parts are. */
  href?: string
}

/** Figures in one card with hairlines between them, each against something and open to its parts. */
export function FigureStrip({ figures, label }: { figures: Figure[]; label: string }) {
  return (
    <section className="cw-card cw-figures" aria-label={label}>
      {figures.map((figure) => (
        <FigureCell key={figure.key} figure={figure} />
      ))}
    </section>
  )
}

function FigureCell({ figure }: { figure: Figure }) {
  const inside = (
    <>
      <div className="cw-figure-label">{figure.label}</div>
      <FigureValue value={figure.value} />
      <div className="cw-figure-against cw-num">
        {figure.change && <span className={`cw-change-${figure.change.tone}`}>{figure.change.words}</span>}{' '}
        {figure.against}
      </div>
      {figure.trend && <Sparkline values={figure.trend} label={figure.label} />}
    </>
  )
  if (!figure.href) return <div className="cw-figure">{inside}</div>
  return (
    <Link className="cw-figure" href={figure.href}>
      {inside}
    </Link>
  )
}

function FigureValue({ value }: { value: Figure['value'] }) {
  const { money, moneyParts } = useFormats()
  if (value === null) return <div className="cw-figure-value">{NOTHING}</div>
  if (typeof value === 'string') return <div className="cw-figure-value cw-num">{value}</div>
  /** Cents of a month's premium are noise; the exact sum is a pointer or a click away. */
  const { minus, currency, figure } = moneyParts(value, 'whole')
  return (
    <div className="cw-figure-value cw-num" title={money(value)}>
      {minus}
      <small>{currency}</small> {figure}
    </div>
  )
}
