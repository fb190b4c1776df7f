import { Menu } from '../menu'
import { Link } from '../navigation'
import { holdsHref, type RailGroup, type RailItem } from './rail-groups'

type Props = { group: RailGroup; current: string | undefined; isSlim: boolean }

/** One place of the rail. Slim, a group with items opens them beside it, so that nothing is out of reach. */
export function RailPlace({ group, current, isSlim }: Props) {
  const isOpen = holdsHref(group, current)
  const items = group.items ?? []
  if (isSlim && items.length > 0) return <SlimGroup group={group} items={items} isOn={isOpen} />
  const isOn = !isOpen && group.href === current
  return (
    <>
      <Link
        className={classes('cw-rail-item', isOn && 'cw-on', isOpen && 'cw-open')}
        href={group.href}
        title={group.label}
        aria-current={isOn ? 'page' : undefined}
      >
        {group.icon}
        <span className="cw-cut">{group.label}</span>
        {group.count ? <span className="cw-rail-count cw-num">{group.count}</span> : null}
      </Link>
      {isOpen && !isSlim && (
        <div className="cw-rail-sub">
          {items.map((item) => (
            <Link
              key={item.key}
              className={classes('cw-rail-item', item.href === current && 'cw-on')}
              href={item.href}
              aria-current={item.href === current ? 'page' : undefined}
            >
              <span className="cw-cut">{item.label}</span>
              {item.count ? <span className="cw-rail-count cw-num">{item.count}</span> : null}
            </Link>
          ))}
        </div>
      )}
    </>
  )
}

function SlimGroup({ group, items, isOn }: { group: RailGroup; items: RailItem[]; isOn: boolean }) {
  return (
    <Menu
      label={group.label}
      align="beside"
      items={items.map(({ key, label, href, count }) => ({ key, label, href, hint: count }))}
      trigger={(props) => (
        <button
          type="button"
          {...props}
          className={classes('cw-rail-item', isOn && 'cw-on')}
          title={group.label}
          aria-label={group.label}
        >
          {group.icon}
        </button>
      )}
    />
  )
}

const classes = (...names: (string | false)[]) => names.filter(Boolean).join(' ')
