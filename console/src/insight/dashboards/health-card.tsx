import type { HealthView } from '@coverwright/contract/insight/dashboards'
import { type HealthFigure, healthFigures } from '@coverwright/rules/insight/dashboards'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { EmptyState, Loaded } from '@coverwright/ui/page'
import { StateTag } from '@coverwright/ui/state-tag'
import { useState } from 'react'
import { useErrorWords } from '../../platform/words'
import { HealthRowsPanel } from './health-rows-panel'
import { useHealth } from './use-dashboards'
import './dashboards.css'

const columns = ['product', 'state', ...healthFigures, 'expires'] as const
type Opened = { shell: HealthView; figure: HealthFigure }

/** Every published product, or the places of one: what needs somebody stands first, and every figure opens to its rows. */
export function HealthCard({ productId }: { productId?: string }) {
  const t = useTexts('dashboards')
  const health = useHealth()
  const [opened, setOpened] = useState<Opened | null>(null)
  return (
    <section className="cw-card" aria-label={t('health.title')}>
      <div className="cw-card-head">
        <h2>{t('health.title')}</h2>
        <span className="cw-more">{t('health.about')}</span>
      </div>
      <Loaded asked={health} words={useErrorWords()} isInCard>
        {({ rows }) => {
          const shown = rows.filter((row) => productId === undefined || row.productId === productId)
          if (shown.length === 0)
            return (
              <EmptyState
                title={t('health.none')}
                about={t('health.noneAbout')}
                action={{ label: t('health.products'), href: '/project' }}
              />
            )
          return <HealthTable rows={shown} onOpen={(shell, figure) => setOpened({ shell, figure })} />
        }}
      </Loaded>
      {opened && <HealthRowsPanel {...opened} onClose={() => setOpened(null)} />}
    </section>
  )
}

type TableProps = { rows: readonly HealthView[]; onOpen: (shell: HealthView, figure: HealthFigure) => void }

function HealthTable({ rows, onOpen }: TableProps) {
  const t = useTexts('dashboards')
  return (
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
            <HealthLine key={row.shellId} row={row} onOpen={(figure) => onOpen(row, figure)} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function HealthLine({ row, onOpen }: { row: HealthView; onOpen: (figure: HealthFigure) => void }) {
  const t = useTexts('dashboards')
  const { number, date } = useFormats()
  const name = row.productName || row.slug
  const endWords = row.expiresDate
    ? date(row.expiresDate)
    : row.renewsDate
      ? t('health.renews', { day: date(row.renewsDate) })
      : t('health.never')
  return (
    <tr>
      <td>
        <Link className="cw-link" href={`/shellDashBoard?shell=${row.shellId}`}>
          {name}
        </Link>
        <small>/p/{row.slug}</small>
      </td>
      <td>
        {row.troubles.length === 0 && <StateTag tone="success">{t('health.good')}</StateTag>}
        {row.troubles.map((trouble) => (
          <StateTag key={trouble} tone="warning">
            {t(`trouble.${trouble}`)}
          </StateTag>
        ))}
      </td>
      {healthFigures.map((figure) => (
        <td key={figure} className="cw-num">
          <button
            type="button"
            className="figure-open"
            aria-label={t('health.open', { figure: t(`health.${figure}`), count: row[figure], name })}
            onClick={() => onOpen(figure)}
          >
            {number(row[figure])}
          </button>
          {figure === 'declined' && row.quotes > 0 && <small>{t('health.ofQuotes', { count: row.quotes })}</small>}
        </td>
      ))}
      <td className="cw-num">
        <Link className="cw-link" href={`/publishRenew?product=${row.productId}`}>
          {endWords}
        </Link>
      </td>
    </tr>
  )
}
