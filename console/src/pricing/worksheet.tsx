import type { LineView, PlanRateView, RecipeView } from '@coverwright/contract/pricing'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { useProblemWords } from './use-problem-words'

type Props = { rate: PlanRateView; view: RecipeView }

/** The price as an actuary works it out: each step, what went in, the row of the table, what came out. */
export function Worksheet({ rate, view }: Props) {
  const t = useTexts('pricing')
  const words = useProblemWords()
  return (
    <div className="worksheet-scroll" tabIndex={0} role="region" aria-label={t('worksheet.title')}>
      <table className="worksheet">
        <thead>
          <tr>
            <th scope="col">{t('worksheet.step')}</th>
            <th scope="col">{t('worksheet.inputs')}</th>
            <th scope="col" className="worksheet-right">
              {t('worksheet.result')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rate.worksheet.map((line) => (
            <WorksheetLine key={`${line.addOn} ${line.step}`} line={line} view={view} />
          ))}
          {rate.refusal && (
            <tr className="worksheet-stop">
              <td colSpan={3}>{words(rate.refusal)}</td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  )
}

function WorksheetLine({ line, view }: { line: LineView; view: RecipeView }) {
  const t = useTexts('pricing')
  const { found } = line
  const addOn = line.addOn && (view.addOns.find(({ id }) => id === line.addOn)?.title ?? line.addOn)
  return (
    <tr data-passed={line.isPassedOver || undefined}>
      <th scope="row">
        {addOn && <small>{addOn}</small>}
        <span>{line.title || line.step}</span>
        <code>{line.step}</code>
      </th>
      <td>
        {line.isPassedOver ? (
          t('worksheet.passedOver')
        ) : (
          <ul>
            {line.inputs.map(({ name, value }, at) => (
              <li key={at}>
                <span className="cw-cut">{name}</span> <b className="cw-num">{value}</b>
              </li>
            ))}
          </ul>
        )}
        {found && (
          <Link
            className="cw-link worksheet-row"
            href={`/setting-page/table?product=${view.productId}&table=${found.tableId}&version=${found.version}`}
          >
            {found.row > 0
              ? t('worksheet.row', { table: found.name, row: found.row })
              : t('worksheet.noRow', { table: found.name })}
            {found.cells.length > 0 && (
              <small>{found.cells.map(({ text }) => text || t('worksheet.any')).join(' · ')}</small>
            )}
          </Link>
        )}
      </td>
      <td className="worksheet-right cw-num">
        <Result line={line} currency={view.currency} />
      </td>
    </tr>
  )
}

/** Amounts with their currency and every digit that they have: rounding is a step of its own. */
function Result({ line, currency }: { line: LineView; currency: string }) {
  const { number } = useFormats()
  if (line.unit !== 'money') return <b>{line.unit === 'number' ? line.result : line.result || '–'}</b>
  const [whole = '0', fraction = ''] = line.result.replace(/^-/, '').split('.')
  return (
    <b title={line.result}>
      <small>{currency}</small> {line.result.startsWith('-') && '−'}
      {number(Number(whole))}
      {fraction && `.${fraction.slice(0, 6)}${fraction.length > 6 ? '…' : ''}`}
    </b>
  )
}
