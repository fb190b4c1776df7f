import type { LibraryUse } from '@coverwright/contract/design/library'
import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { settingsOf } from '../products'

/** The products that show it, each once; one that the reader does not see has no name here. */
export function UsedIn({ uses }: { uses: readonly LibraryUse[] }) {
  const t = useTexts('library')
  const once = [...new Map(uses.map((use) => [use.productId, use])).values()]
  if (once.length === 0) return <span className="library-quiet">{t('used.nowhere')}</span>
  return (
    <ul className="library-uses" aria-label={t('used.label')}>
      {once.map(({ productId, name }) => (
        <li key={productId}>
          {name === null ? t('used.unseen') : <Link href={settingsOf(productId, '/designStudio')}>{name}</Link>}
        </li>
      ))}
    </ul>
  )
}
