import { Button } from '@coverwright/ui/button'
import { Card } from '@coverwright/ui/card'
import { Field } from '@coverwright/ui/field'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { Note } from '@coverwright/ui/note'
import { Select } from 'antd'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useErrorWords } from '../../platform/words'
import { useMonthStatement } from './use-statement'

/** The statement of each month that is over, on paper, with its invoices and their tax. */
export function MonthStatements({ months }: { months: readonly string[] }) {
  const t = useTexts('subscriptions')
  const { tick } = useFormats()
  const words = useErrorWords()
  const paper = useMonthStatement()
  const [chosen, choose] = useState(months[0])
  if (chosen === undefined)
    return (
      <Card title={t('statement.months')}>
        <p className="statement-months">{t('statement.noMonthYet')}</p>
      </Card>
    )
  const open = () => paper.mutate({ month: chosen }, { onSuccess: ({ url }) => window.open(url, '_blank', 'noopener') })
  return (
    <Card title={t('statement.months')} beside={t('statement.monthsAbout')}>
      {paper.error && (
        <Note tone="danger" isNews>
          {words(paper.error)}
        </Note>
      )}
      <div className="statement-months">
        <Field label={t('statement.month')}>
          {(control) => (
            <Select
              {...control}
              value={chosen}
              onChange={choose}
              options={months.map((month) => ({ value: month, label: tick(`${month}-01`, 'month') }))}
            />
          )}
        </Field>
        <Button icon={<Download />} loading={paper.isPending} onClick={open}>
          {t('statement.pdf')}
        </Button>
      </div>
    </Card>
  )
}
