import { ChevronRight } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { Link } from '../navigation'

export type CardProps = {
  title: string
  /** Beside the title, grey: how many, or what it says of itself. */
  beside?: ReactNode
  /** Where the rest is. */
  more?: { label: string; href: string }
  /** Instead of more: a tag or a quiet button. */
  end?: ReactNode
  children: ReactNode
}

/** One card with a head of 44; what is inside groups itself by hairlines, never by more cards. */
export function Card({ title, beside, more, end, children }: CardProps) {
  const titleId = useId()
  return (
    <section className="cw-card" aria-labelledby={titleId}>
      <header className="cw-card-head">
        <h2 id={titleId}>{title}</h2>
        {beside !== undefined && <span className="cw-card-beside cw-num">{beside}</span>}
        {more && (
          <Link className="cw-more" href={more.href}>
            {more.label} <ChevronRight size={14} />
          </Link>
        )}
        {end && <span className="cw-more">{end}</span>}
      </header>
      {children}
    </section>
  )
}
