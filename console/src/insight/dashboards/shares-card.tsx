import type { Share } from '@coverwright/contract/insight/dashboards'
import { Amount } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { useChange } from './use-figures'

type Props = { title: string; shares: readonly Share[]; currency: string; hrefOf: (share: Share) => string }

/** Who or what sold how much: a bar for now, a tick where the time before stood; each row opens to its lines. */
export function SharesCard({ title, shares, currency, hrefOf }: Props) {
  const t = useTexts('dashboards')
  const most = Math.max(1, ...shares.flatMap(({ premium }) => [premium.now, premium.before ?? 0]))
  return (
    <section className="cw-card shares" aria-label={title}>
      <div className="cw-card-head">
        <h2>{title}</h2>
        <span className="cw-more">{currency}</span>
      </div>
      {shares.length === 0 ? (
        <p className="shares-none">{t('shares.none')}</p>
      ) : (
        <ul>
          {shares.map((share) => (
            <ShareRow key={`${share.productId} ${share.key}`} {...{ share, currency, most }} href={hrefOf(share)} />
          ))}
        </ul>
      )}
    </section>
  )
}

function ShareRow({ share, currency, most, href }: { share: Share; currency: string; most: number; href: string }) {
  const t = useTexts('dashboards')
  const change = useChange()('premium', share.premium)
  const { now, before } = share.premium
  return (
    <li>
      <Link className="share" href={href}>
        <span className="share-name cw-cut">{share.name || t('shares.unnamed')}</span>
        <span className="cw-num">
          <Amount value={{ minor: now, currency }} />
        </span>
        <span className={`share-change cw-num cw-change-${change?.tone ?? 'plain'}`}>{change?.words}</span>
        <svg className="share-bar" aria-hidden="true" viewBox="0 0 100 6" preserveAspectRatio="none">
          <rect className="share-ground" width="100" height="4" y="1" />
          <rect className="share-now" width={Math.max(0, (now / most) * 100)} height="4" y="1" />
          {before !== null && before > 0 && (
            <rect className="share-before" x={(before / most) * 99} width="0.6" height="6" />
          )}
        </svg>
        <span className="share-about cw-num">{t('shares.policies', { count: share.policies.now })}</span>
      </Link>
    </li>
  )
}
