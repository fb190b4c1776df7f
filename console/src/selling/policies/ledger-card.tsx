import type { LedgerLineView } from '@coverwright/contract/company/ledger'
import { Card } from '@coverwright/ui/card'
import { NOTHING, useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { StateTag } from '@coverwright/ui/state-tag'
import { useAccountWords } from './use-account-words'
import { usePolicyLedger } from './use-policies'
import '@coverwright/ui/list/table.css'

/** Every cent of this policy, in double entry. */
export function LedgerCard({ policyId }: { policyId: string }) {
  const t = useTexts('policies')
  const { moneyParts } = useFormats()
  const ledger = usePolicyLedger(policyId)?.data
  if (!ledger || ledger.rows.length === 0) return null
  const currency = ledger.rows[0]?.currency ?? ''
  const figure = (minor: number) => moneyParts({ minor, currency }).figure
  const left = ledger.sums.reduce((sum, { debitMinor, creditMinor }) => sum + debitMinor - creditMinor, 0)
  const [debit, credit] = [ledger.sums[0]?.debitMinor ?? 0, ledger.sums[0]?.creditMinor ?? 0]
  return (
    <Card
      title={t('ledger.title')}
      beside={t('ledger.beside')}
      end={
        <StateTag tone={left === 0 ? 'success' : 'danger'}>
          {t('ledger.sums', { amount: moneyParts({ minor: left, currency }).minus + figure(left) })}
        </StateTag>
      }
    >
      <div className="policy-scroll" role="region" aria-label={t('ledger.title')} tabIndex={0}>
        <table className="cw-table" aria-label={t('ledger.title')}>
          <thead>
            <tr>
              <th scope="col">{t('ledger.when')}</th>
              <th scope="col">{t('ledger.what')}</th>
              <th scope="col">{t('ledger.account')}</th>
              <th scope="col" className="cw-end">
                {t('ledger.debit')} <small>{currency}</small>
              </th>
              <th scope="col" className="cw-end">
                {t('ledger.credit')} <small>{currency}</small>
              </th>
            </tr>
          </thead>
          <tbody>
            {ledger.rows.map((line) => (
              <Line key={`${line.journalId} ${line.place}`} line={line} figure={figure} />
            ))}
          </tbody>
          <tfoot>
            <tr className="policy-sum">
              <td />
              <td colSpan={2}>{t('ledger.total')}</td>
              <td className="cw-num cw-end">{figure(debit)}</td>
              <td className="cw-num cw-end">{figure(credit)}</td>
            </tr>
          </tfoot>
        </table>
      </div>
    </Card>
  )
}

function Line({ line, figure }: { line: LedgerLineView; figure: (minor: number) => string }) {
  const { dateTime } = useFormats()
  const words = useAccountWords()
  const { at, what, account, amountMinor } = line
  return (
    <tr>
      <td>{dateTime(at)}</td>
      <td>{words.what(what)}</td>
      <td>{words.account(account)}</td>
      <td className="cw-num cw-end">{amountMinor > 0 ? figure(amountMinor) : NOTHING}</td>
      <td className="cw-num cw-end">{amountMinor < 0 ? figure(-amountMinor) : NOTHING}</td>
    </tr>
  )
}
