import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { PageHeader } from '@coverwright/ui/page'
import { ChevronRight } from 'lucide-react'
import { useMe } from '../../platform/me'
import { mayOpen, routeOf, type Screen, useScreens } from '../../platform/routes'
import './settings-hub.css'

const headings = ['you', 'company', 'platform'] as const

/** Where every setting is: the areas that exist and that this person may open. */
export function SettingsHub() {
  const t = useTexts('settings')
  const { permissions } = useMe()
  const open = useScreens().filter((screen) => screen.inSettings && mayOpen(screen, permissions))
  return (
    <>
      <PageHeader title={t('hub.title')} purpose={t('hub.purpose')} />
      {headings.map((heading) => (
        <HubCard
          key={heading}
          title={t(`hub.${heading}`)}
          screens={open.filter((screen) => screen.inSettings === heading)}
        />
      ))}
    </>
  )
}

function HubCard({ title, screens }: { title: string; screens: readonly Screen[] }) {
  const t = useTexts('settings')
  const titles = useTexts('routes')
  if (screens.length === 0) return null
  return (
    <section className="hub" aria-label={title}>
      <h2>{title}</h2>
      <ul className="cw-card">
        {screens.map(({ path }) => (
          <li key={path}>
            <Link className="hub-area" href={path}>
              <span className="hub-words">
                <b>{titles(routeOf(path).title)}</b>
                <span>{t(`area.${path.slice(1).replaceAll('/', '-')}`)}</span>
              </span>
              <ChevronRight />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
