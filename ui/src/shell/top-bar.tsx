import { Bell, ChevronRight, CircleHelp, MenuIcon, Search } from 'lucide-react'
import { Avatar } from '../avatar'
import { commandKey, Kbd } from '../kbd'
import { useTexts } from '../locales'
import { Menu, type MenuItem } from '../menu'
import { Link } from '../navigation'

export type Crumb = { label: string; href?: string }
export type Person = { name: string; email?: string; picture?: string; menu: MenuItem[] }

export type TopBarProps = {
  crumbs: Crumb[]
  person: Person
  help?: MenuItem[]
  hasUnread?: boolean
  onNotices?: () => void
  onPalette: () => void
  onRail: () => void
}

export function TopBar({ crumbs, person, help, hasUnread, onNotices, onPalette, onRail }: TopBarProps) {
  const t = useTexts('ui')
  return (
    <header className="cw-top">
      <button type="button" className="cw-icon-button cw-top-rail" aria-label={t('shell.openRail')} onClick={onRail}>
        <MenuIcon />
      </button>
      <Breadcrumb crumbs={crumbs} />
      <button
        type="button"
        className="cw-find"
        aria-label={t('palette.title')}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={onPalette}
      >
        <Search size={14} />
        <span className="cw-cut">{t('palette.title')}</span>
        <Kbd>{commandKey()} K</Kbd>
      </button>
      {onNotices && (
        <button
          type="button"
          className="cw-icon-button"
          aria-label={hasUnread ? t('notices.titleUnread') : t('notices.title')}
          onClick={onNotices}
        >
          <Bell />
          {hasUnread && <span className="cw-dot" />}
        </button>
      )}
      {help && (
        <Menu
          label={t('shell.help')}
          align="end"
          items={help}
          trigger={(props) => (
            <button type="button" {...props} className="cw-icon-button cw-top-help" aria-label={t('shell.help')}>
              <CircleHelp />
            </button>
          )}
        />
      )}
      <PersonMenu person={person} />
    </header>
  )
}

function Breadcrumb({ crumbs }: { crumbs: Crumb[] }) {
  const t = useTexts('ui')
  return (
    <nav className="cw-crumbs" aria-label={t('shell.where')}>
      <ol>
        {crumbs.map((crumb, at) => {
          const isLast = at === crumbs.length - 1
          return (
            <li key={`${at}-${crumb.label}`}>
              {at > 0 && <ChevronRight size={12} aria-hidden="true" />}
              {crumb.href && !isLast ? (
                <Link href={crumb.href}>{crumb.label}</Link>
              ) : (
                <span className="cw-cut" aria-current={isLast ? 'page' : undefined}>
                  {crumb.label}
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

function PersonMenu({ person }: { person: Person }) {
  const t = useTexts('ui')
  return (
    <Menu
      label={t('shell.you', { name: person.name })}
      align="end"
      items={person.menu}
      head={
        <div className="cw-person">
          <div className="cw-cut">{person.name}</div>
          {person.email && <div className="cw-cut cw-person-email">{person.email}</div>}
        </div>
      }
      trigger={(props) => (
        <button type="button" {...props} className="cw-me" aria-label={t('shell.you', { name: person.name })}>
          <Avatar name={person.name} picture={person.picture} />
        </button>
      )}
    />
  )
}
