import type { NameUseView } from '@coverwright/contract/design/datasets'
import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { usePlaceOf } from './use-place-of'

type Props = { uses: readonly NameUseView[]; productId: string }

/** Who uses a name, each with the way there. Tests are many and alike, so several of them are one line. */
export function UseList({ uses, productId }: Props) {
  const t = useTexts('datasets')
  const placeOf = usePlaceOf(productId)
  const tests = uses.filter(({ where }) => where === 'test')
  const [first] = tests
  const others = uses.filter(({ where }) => where !== 'test')
  const lines =
    first && tests.length > 1
      ? [...others, { ...first, title: t('tests', { count: tests.length }) }]
      : [...others, ...tests]
  return (
    <ul className="dataset-uses">
      {lines.map((use) => {
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
    </ul>
  )
}
