import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { useLocation } from '@tanstack/react-router'
import { useScreens } from '../../platform/routes'
import { waysFrom } from './ways-from'

/** Tables, recipe, tests, book and underwriting are worked on in turns: each leads to the others. */
export function RatingWays({ productId }: { productId: string }) {
  const t = useTexts('products')
  const ways = waysFrom(useLocation().pathname, productId, useScreens())
  if (ways.length === 0) return null
  return (
    <nav className="rating-ways" aria-label={t('ways.label')}>
      {ways.map(({ key, href }) => (
        <Link key={key} className="cw-link" href={href}>
          {t(`ways.${key}`)}
        </Link>
      ))}
    </nav>
  )
}
