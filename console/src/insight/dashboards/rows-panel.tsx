import type { FigureName, FigureRow } from '@coverwright/contract/insight/dashboards'
import { Button } from '@coverwright/ui/button'
import { Dialog } from '@coverwright/ui/dialog'
import { Amount, useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { Loaded } from '@coverwright/ui/page'
import { useState } from 'react'
import { useScreens } from '../../platform/routes'
import { useChannelWords, useErrorWords } from '../../platform/words'
import { useAddress } from './use-address'
import { useFigureRows } from './use-dashboards'

const PAGE = 50
const NOT_MONEY: readonly FigureName[] = ['policies', 'quotes', 'bought']

/** What a figure is made of, row by row, beside the page it stands on; open while the address says so. */
export function RowsPanel() {
  const { rows: figure, range, currency, by, channel, plan } = useAddress()
  if (!figure) return null
  return <OpenRows key={`${figure} ${range} ${currency} ${by} ${channel} ${plan}`} figure={figure} />
}

function OpenRows({ figure }: { figure: FigureName }) {
  const t = useTexts('dashboards')
  const errorWords = useErrorWords()
  const { number } = useFormats()
  const { range, currency, by, channel, plan, go } = useAddress()
  const [page, setPage] = useState(1)
  const asked = useFigureRows({ range, currency, productId: by, channel, plan, figure, page })
  const close = () => go({ rows: undefined, by: undefined, channel: undefined, plan: undefined })
  return (
    <Dialog open place="side" width={620} onClose={close} title={t('rows.title', { figure: t(`figure.${figure}`) })}>
      <Loaded asked={asked} words={errorWords} isInCard>
        {(found) => (
          <>
            <p className="figure-sum cw-num">
              <span>{t('rows.count', { count: found.total })}</span>
              {NOT_MONEY.includes(figure) ? (
                number(found.sum)
              ) : (
                <Amount value={{ minor: found.sum, currency: found.currency }} />
              )}
            </p>
            {found.total === 0 ? (
              <p className="shares-none">{t('rows.none')}</p>
            ) : (
              <Rows figure={figure} rows={found.rows} />
            )}
            {found.total > PAGE && (
              <p className="figure-pages">
                <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
                  {t('rows.newer')}
                </Button>
                <Button disabled={page * PAGE >= found.total} onClick={() => setPage(page + 1)}>
                  {t('rows.older')}
                </Button>
              </p>
            )}
          </>
        )}
      </Loaded>
    </Dialog>
  )
}

function Rows({ figure, rows }: { figure: FigureName; rows: readonly FigureRow[] }) {
  const t = useTexts('dashboards')
  const isPremium = figure === 'premium' || figure === 'policies'
  return (
    <table className="figure-rows">
      <thead>
        <tr>
          <th scope="col">{t('rows.at')}</th>
          <th scope="col">{t('rows.what')}</th>
          <th scope="col">{t('rows.product')}</th>
          <th scope="col">{isPremium ? t('figure.premium') : t('rows.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <FigureLine key={row.id} row={row} />
        ))}
      </tbody>
    </table>
  )
}

function FigureLine({ row }: { row: FigureRow }) {
  const channelWords = useChannelWords()
  const t = useTexts('dashboards')
  const { dateTime } = useFormats()
  const hasPolicies = useScreens().some(({ path }) => path === '/policy-engine')
  const number = row.number || t('rows.noPolicy')
  return (
    <tr>
      <td className="cw-num">{dateTime(row.at)}</td>
      <td>
        {row.policyId && row.number && hasPolicies ? (
          <Link className="cw-link" href={`/policy-engine?policy=${row.policyId}`}>
            {number}
          </Link>
        ) : (
          number
        )}
        <small>{t(`what.${wordOf(row.what)}`)}</small>
      </td>
      <td>
        {row.productName}
        <small>{channelWords(row.channel)}</small>
      </td>
      <td className="cw-num">
        <Amount value={row.amount} tone={row.amount && row.amount.minor < 0 ? 'loss' : 'plain'} />
      </td>
    </tr>
  )
}

const known = [
  'policy.issued',
  'policy.cancelled',
  'payment.refunded',
  'discount',
  'open',
  'priced',
  'referred',
  'declined',
  'offered',
  'bought',
] as const

/** Texts have no dots in their names. */
const wordOf = (what: string) => (known.some((one) => one === what) ? what.replace('.', '_') : 'other')
