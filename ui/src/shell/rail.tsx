import { PanelLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Kbd } from '../kbd'
import { useTexts } from '../locales'
import { Link } from '../navigation'
import { BrandMark } from './brand-mark'
import { currentHref, type RailGroup } from './rail-groups'
import { RailPlace } from './rail-place'

export type RailProps = {
  company: { name: string; logo?: ReactNode; href: string }
  groups: RailGroup[]
  /** After the line: what stands apart from the company's own places. */
  apart?: RailGroup[]
  /** At the bottom, above Collapse. */
  foot?: RailGroup[]
  path: string
  under?: string | undefined
  isSlim: boolean
  onToggle: () => void
}

export function Rail({ company, groups, apart = [], foot = [], path, under, isSlim, onToggle }: RailProps) {
  const t = useTexts('ui')
  const all = [...groups, ...apart, ...foot]
  const current = currentHref(all, path, under)
  const places = (some: RailGroup[]) =>
    some.map((group) => <RailPlace key={group.key} group={group} current={current} isSlim={isSlim} />)
  return (
    <nav className="cw-rail" aria-label={t('shell.rail')}>
      <Link className="cw-rail-company" href={company.href} title={company.name}>
        {company.logo ?? <BrandMark />}
        <span className="cw-cut">{company.name}</span>
      </Link>
      <div className="cw-rail-places">
        {places(groups)}
        {apart.length > 0 && <div className="cw-rail-line" />}
        {places(apart)}
      </div>
      <div className="cw-rail-foot">
        {places(foot)}
        <button
          type="button"
          className="cw-rail-item cw-rail-collapse"
          onClick={onToggle}
          aria-expanded={!isSlim}
          aria-keyshortcuts="["
          title={isSlim ? t('shell.expand') : t('shell.collapse')}
        >
          <PanelLeft />
          <span className="cw-cut">{isSlim ? t('shell.expand') : t('shell.collapse')}</span>
          <Kbd>[</Kbd>
        </button>
      </div>
    </nav>
  )
}
