import type { HealthRow, HealthView } from '@coverwright/contract/insight/dashboards'
import type { HealthFigure } from '@coverwright/rules/insight/dashboards'
import { Dialog } from '@coverwright/ui/dialog'
import { Amount, useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { Loaded } from '@coverwright/ui/page'
import { useErrorWords } from '../../platform/words'
import { useHealthRows } from './use-dashboards'
import { useStepWords } from './use-step-words'

type Props = { shell: HealthView; figure: HealthFigure; onClose: () => void }

/** What a figure of health is made of: hours of pages and of the server, payments, quotes. */
export function HealthRowsPanel({ shell, figure, onClose }: Props) {
  const t = useTexts('dashboards')
  const { number } = useFormats()
  const asked = useHealthRows(shell.shellId, figure)
  const title = t('health.rowsTitle', { figure: t(`health.${figure}`), name: shell.productName || shell.slug })
  return (
    <Dialog open place="side" width={560} onClose={onClose} title={title}>
      <Loaded asked={asked} words={useErrorWords()} isInCard>
        {({ rows, sum }) => (
          <>
            <p className="figure-sum cw-num">
              <span>{t('health.about')}</span>
              {number(sum)}
            </p>
            <p className="shares-none">{t(`where.${figure}`)}</p>
            {rows.length > 0 && <Rows rows={rows} figure={figure} />}
          </>
        )}
      </Loaded>
    </Dialog>
  )
}

function Rows({ rows, figure }: { rows: readonly HealthRow[]; figure: HealthFigure }) {
  const t = useTexts('dashboards')
  const { dateTime, number } = useFormats()
  const stepWords = useStepWords()
  const titleOf = ({ title }: HealthRow) => {
    if (figure === 'serverErrors') return title ? t('health.version', { number: title }) : t('health.unknown')
    return stepWords({ page: title, title }) || t('health.unknown')
  }
  return (
    <table className="figure-rows">
      <thead>
        <tr>
          <th scope="col">{t('rows.at')}</th>
          <th scope="col">{t(`whatOf.${figure}`)}</th>
          <th scope="col">{t(figure === 'refusedPayments' ? 'rows.amount' : 'health.count')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <td className="cw-num">{dateTime(row.at)}</td>
            <td>{titleOf(row)}</td>
            <td className="cw-num">{row.amount ? <Amount value={row.amount} /> : number(row.count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
