import { useTexts } from '../locales'
import { Link } from '../navigation'
import type { KeyFact } from './thing-types'

/** One strip with hairlines between, not a card for each. */
export function KeyFacts({ facts }: { facts: readonly KeyFact[] }) {
  const t = useTexts('ui')
  return (
    <dl className="cw-card cw-key-facts" aria-label={t('thing.keyFacts')}>
      {facts.map(({ label, value, href }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="cw-num">
            {href ? (
              <Link className="cw-link" href={href}>
                {value}
              </Link>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
