import type { StatementView } from '@coverwright/contract/account/subscriptions'
import { NOTHING, useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { useStatementWords } from './use-statement'
import '@coverwright/ui/list/table.css'

const FIGURE = 'cw-num cw-end'
/** Left out on a phone, where a line has room for what moved and for what was left. */
const NIL = `${FIGURE} statement-nil`

/** The account line by line, between what it stood at before and after. */
export function StatementTable({ statement }: { statement: StatementView }) {
  const t = useTexts('subscriptions')
  const { date, moneyParts } = useFormats()
  const words = useStatementWords()
  const figure = (minor: number) => {
    const { minus, figure: digits } = moneyParts({ minor, currency: statement.currency })
    return minus + digits
  }
  const moved = (minor: number) => (minor === 0 ? NOTHING : figure(minor))
  const [first, second, ...figures] = words.columns
  return (
    <div className="statement-scroll" role="region" aria-label={t('statement.title')} tabIndex={0}>
      <table className="cw-table" aria-label={t('statement.title')}>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            <th scope="col">{second}</th>
            {figures.map((label) => (
              <th key={label} scope="col" className="cw-end">
                {label} <small>{statement.currency}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className="statement-sum">
            <td>{date(statement.from)}</td>
            <td colSpan={3}>{words.opening}</td>
            <td className="cw-num cw-end">{figure(statement.openingMinor)}</td>
          </tr>
          {statement.lines.map((line) => (
            <tr key={line.id}>
              <td>{date(line.at)}</td>
              <td>{words.line(line)}</td>
              <td className={line.inMinor === 0 ? NIL : FIGURE}>{moved(line.inMinor)}</td>
              <td className={line.outMinor === 0 ? NIL : `${FIGURE} statement-out`}>{moved(line.outMinor)}</td>
              <td className="cw-num cw-end">{figure(line.balanceMinor)}</td>
            </tr>
          ))}
          {statement.lines.length === 0 && (
            <tr>
              <td colSpan={5} className="statement-none">
                {t('statement.none')}
              </td>
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr className="statement-sum">
            <td>{date(statement.to)}</td>
            <td>{words.closing}</td>
            <td className={NIL}>{moved(statement.inMinor)}</td>
            <td className={NIL}>{moved(statement.outMinor)}</td>
            <td className="cw-num cw-end">{figure(statement.closingMinor)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
