import type { FigureRow, SalesView } from '@coverwright/contract/insight/dashboards'
import { Amount, useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import type { ReactNode } from 'react'
import { useMe } from '../../platform/me'
import { mayOpen, useScreens } from '../../platform/routes'
import { useFigureRows, useSales } from './use-dashboards'
import { useChange } from './use-figures'
import { useChannelWords } from '../../platform/words'
import './sold-today.css'

const MOST = 8

/** Sales of the last 24 hours as they come in; `empty` until there is one, `hidden` from whom they are not for. */
export function SoldToday({ empty, hidden }: { empty: ReactNode; hidden: ReactNode }) {
  const maySee = useMe().permissions.includes('insights.read')
  return maySee ? <Sold empty={empty} /> : hidden
}

function Sold({ empty }: { empty: ReactNode }) {
  const t = useTexts('dashboards')
  const { data: sales } = useSales({ range: 'hours24' })
  const { data: found } = useFigureRows({ range: 'hours24', figure: 'policies', page: 1 })
  const change = useChange()('premium', sales?.premium ?? { now: 0, before: null })
  if (!sales || !found || (sales.policies.now === 0 && !sales.policies.before)) return empty
  return (
    <div className="sold-today">
      <p className="sold-sum cw-num">
        <span className="sold-measure">{t('sold.measure')}</span>
        <Link href="/dashBoard?range=hours24&rows=premium">
          <Amount value={{ minor: sales.premium.now, currency: sales.currency }} />
        </Link>
        {change && <span className={`cw-change-${change.tone}`}>{change.words}</span>}
        <small>{change ? t('against.hours24') : t('sold.about', { count: sales.policies.now })}</small>
      </p>
      <Hours sales={sales} />
      <ul aria-label={t('sold.rows')}>
        {found.rows.slice(0, MOST).map((row) => (
          <SoldRow key={row.id} row={row} />
        ))}
      </ul>
    </div>
  )
}

function SoldRow({ row }: { row: FigureRow }) {
  const channelWords = useChannelWords()
  const { time } = useFormats()
  const policies = useScreens().find(({ path }) => path === '/policy-engine')
  const { permissions } = useMe()
  const said = (
    <>
      <time dateTime={row.at}>{time(row.at)}</time>
      <span className="cw-cut">
        {row.productName}
        <small className="cw-cut">{`${row.number}, ${channelWords(row.channel)}`}</small>
      </span>
      <Amount value={row.amount} />
    </>
  )
  return (
    <li>
      {row.policyId && policies && mayOpen(policies, permissions) ? (
        <Link className="sold-row cw-num" href={`/policy-engine?policy=${row.policyId}`}>
          {said}
        </Link>
      ) : (
        <div className="sold-row cw-num">{said}</div>
      )}
    </li>
  )
}

/** A bar for each hour, a line where the day before stood. */
function Hours({ sales }: { sales: SalesView }) {
  const t = useTexts('dashboards')
  const { time } = useFormats()
  const { premium, premiumBefore, moments } = sales.steps
  const most = Math.max(1, ...premium, ...premiumBefore)
  const height = (value: number) => Math.max(2, (value / most) * 62)
  return (
    <svg className="sold-hours cw-num" viewBox="0 0 336 92" role="img" aria-label={t('sold.hours')}>
      {[10, 41, 72].map((level) => (
        <line key={level} className="sold-level" x1="0" x2="336" y1={level} y2={level} />
      ))}
      {premium.map((value, hour) => (
        <rect
          key={moments[hour]}
          className={hour === premium.length - 1 ? 'sold-now' : undefined}
          {...{ x: 2 + hour * 14, width: 10, rx: 1 }}
          y={72 - height(value)}
          height={height(value)}
        />
      ))}
      {premiumBefore.map((value, hour) =>
        value > 0 ? (
          <line
            key={moments[hour]}
            x1={1 + hour * 14}
            x2={13 + hour * 14}
            y1={72 - height(value)}
            y2={72 - height(value)}
          />
        ) : null,
      )}
      {[0, 6, 12, 18].map((hour) => (
        <text key={hour} x={2 + hour * 14} y="90">
          {time(moments[hour])}
        </text>
      ))}
    </svg>
  )
}
