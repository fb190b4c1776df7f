import type { NameUseView } from '@coverwright/contract/datasets'
import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { usePlaceOf } from './use-place-of'

type Props = { uses: readonly NameUseView[]; productId: string; most?: number }

/** Who uses a name, each with the way there; a long list says how many more there are. */
export function UseList({ uses, productId, most = 6 }: Props) {
  const t = useTexts('datasets')
  const placeOf = usePlaceOf(productId)
  return (
    <ul className="dataset-uses">
      {uses.slice(0, most).map((use) => {
        const place = placeOf(use)
        return (
          <li key={`${use.where} ${use.id}`}>
            <span className="dataset-quiet">{t(`where.${use.where}`)}</span>{' '}
            {place ? (
              <Link className="cw-link" href={place}>
                {use.title}
              </Link>
            ) : (
              use.title
            )}
          </li>
        )
      })}
      {uses.length > most && <li className="dataset-quiet">{t('moreUses', { count: uses.length - most })}</li>}
    </ul>
  )
}
