import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'

type Count = { key: string; name: string; count: number }

/** How many of each, the most first, with its share of the whole. */
export function CountsCard({ title, unit, counts }: { title: string; unit: string; counts: readonly Count[] }) {
  const t = useTexts('dashboards')
  const { number, percent } = useFormats()
  const whole = counts.reduce((sum, { count }) => sum + count, 0)
  return (
    <section className="cw-card shares" aria-label={title}>
      <div className="cw-card-head">
        <h2>{title}</h2>
        <span className="cw-more">{unit}</span>
      </div>
      {counts.length === 0 ? (
        <p className="shares-none">{t('traffic.noneYet')}</p>
      ) : (
        <ul>
          {counts.map(({ key, name, count }) => (
            <li key={key} className="share">
              <span className="share-name cw-cut">{name || t('shares.unnamed')}</span>
              <span className="cw-num">{number(count)}</span>
              <span className="share-change cw-num">{percent(count / whole, 0)}</span>
              <svg className="share-bar" aria-hidden="true" viewBox="0 0 100 6" preserveAspectRatio="none">
                <rect className="share-ground" width="100" height="4" y="1" />
                <rect className="share-now" width={(count / whole) * 100} height="4" y="1" />
              </svg>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
