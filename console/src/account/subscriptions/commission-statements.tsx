import { documentOperations as operations, type OwedCommission } from '@coverwright/contract/selling/documents'
import { Button } from '@coverwright/ui/button'
import { Card } from '@coverwright/ui/card'
import { useFormats } from '@coverwright/ui/formats'
import { useLanguage, useTexts } from '@coverwright/ui/locales'
import { Loaded } from '@coverwright/ui/page'
import { FileText } from 'lucide-react'
import { useMayCall } from '../../platform/me'
import { asked, useOperation } from '../../platform/queries'
import { useToast } from '../../platform/toast'
import { useErrorWords } from '../../platform/words'

/** What is owed for sales, month by month and channel by channel, each as a paper to send along with the payment. */
export function CommissionStatements() {
  const mayLook = useMayCall(operations.listCommission)
  return mayLook ? (
    <div className="commission">
      <Owed />
    </div>
  ) : null
}

const known = ['direct', 'directPage', 'agent', 'partner'] as const

function Owed() {
  const t = useTexts('subscriptions')
  const words = useErrorWords()
  const { money, number, tick } = useFormats()
  const { language } = useLanguage()
  const withToast = useToast()
  const called = (word: string) => {
    const name = known.find((each) => each === word)
    return word === '' ? t('commission.words.none') : name ? t(`commission.words.${name}`) : word
  }
  const open = ({ month, channel, party, currency }: OwedCommission) =>
    void withToast(async () => {
      const { address } = await asked(operations.openCommission, { month, channel, party, currency, language })
      window.open(address, '_blank', 'noopener')
    })
  return (
    <Card title={t('commission.title')} beside={t('commission.about')}>
      <Loaded asked={useOperation(operations.listCommission, {})} words={words}>
        {({ rows }) =>
          rows.length === 0 ? (
            <p className="statement-months">{t('commission.empty')}</p>
          ) : (
            <div className="commission-scroll">
              <table className="commission-table">
                <thead>
                  <tr>
                    <th scope="col">{t('commission.month')}</th>
                    <th scope="col">{t('commission.channel')}</th>
                    <th scope="col" className="commission-party">
                      {t('commission.party')}
                    </th>
                    <th scope="col" className="commission-figure">
                      {t('commission.policies')}
                    </th>
                    <th scope="col" className="commission-figure">
                      {t('commission.owed')}
                    </th>
                    <th scope="col">PDF</th>
                  </tr>
                </thead>
                <tbody>
                  {rows.map((row) => (
                    <tr key={[row.month, row.channel, row.party, row.currency].join(' ')}>
                      <td>{tick(`${row.month}-15`, 'month')}</td>
                      <td>{called(row.channel)}</td>
                      <td className="commission-party">{called(row.party)}</td>
                      <td className="commission-figure">{number(row.policies)}</td>
                      <td className="commission-figure">{money({ minor: row.owedMinor, currency: row.currency })}</td>
                      <td>
                        <Button
                          size="small"
                          icon={<FileText />}
                          aria-label={t('commission.openOf', {
                            month: tick(`${row.month}-15`, 'month'),
                            channel: called(row.channel),
                          })}
                          onClick={() => open(row)}
                        >
                          <span className="commission-words">{t('commission.open')}</span>
                        </Button>
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          )
        }
      </Loaded>
    </Card>
  )
}
