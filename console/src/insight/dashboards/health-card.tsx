import type { HealthView } from '@coverwright/contract/insight/dashboards'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { EmptyState, Loaded } from '@coverwright/ui/page'
import { StateTag } from '@coverwright/ui/state-tag'
import { useErrorWords } from '../../platform/words'
import { useHealth } from './use-dashboards'

const columns = ['product', 'state', 'views', 'errors', 'slow', 'refused', 'expires'] as const

/** Every published product: what needs somebody stands first. */
export function HealthCard() {
  const t = useTexts('dashboards')
  const health = useHealth()
  return (
    <section className="cw-card" aria-label={t('health.title')}>
      <div className="cw-card-head">
        <h2>{t('health.title')}</h2>
        <span className="cw-more">{t('health.about')}</span>
      </div>
      <Loaded asked={health} words={useErrorWords()} isInCard>
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState
              title={t('health.none')}
              about={t('health.noneAbout')}
              action={{ label: t('health.products'), href: '/project' }}
            />
          ) : (
            <div className="figure-scroll">
              <table className="figure-rows">
                <thead>
                  <tr>
                    {columns.map((column) => (
                      <th key={column} scope="col">
                        {t(`health.${column}`)}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {rows.map((row) => (
                    <HealthRow key={row.shellId} row={row} />
                  ))}
                </tbody>
              </table>
            </div>
          )
        }
      </Loaded>
    </section>
  )
}

function HealthRow({ row }: { row: HealthView }) {
  const t = useTexts('dashboards')
  const { number, date } = useFormats()
  return (
    <tr>
      <td>
        <Link className="cw-link" href={`/shellDashBoard?shell=${row.shellId}`}>
          {row.productName || row.slug}
        </Link>
        <small>/p/{row.slug}</small>
      </td>
      <td>
        <StateTag tone={row.isHealthy ? 'success' : 'warning'}>
          {t(row.isHealthy ? 'health.good' : 'health.look')}
        </StateTag>
      </td>
      {[row.views, row.errors, row.slow, row.refusedPayments].map((count, place) => (
        <td key={columns[place + 2]} className="cw-num">
          {number(count)}
        </td>
      ))}
      <td className="cw-num">{row.expiresDate ? date(row.expiresDate) : t('health.never')}</td>
    </tr>
  )
}
