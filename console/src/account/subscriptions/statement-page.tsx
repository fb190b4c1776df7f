import { useTexts } from '@coverwright/ui/locales'
import { PageHeader } from '@coverwright/ui/page'
import { CommissionStatements } from './commission-statements'
import { Statement } from './statement'

export function StatementPage() {
  const t = useTexts('subscriptions')
  return (
    <>
      <PageHeader title={t('statement.title')} purpose={t('statement.purpose')} />
      <Statement />
      <CommissionStatements />
    </>
  )
}
