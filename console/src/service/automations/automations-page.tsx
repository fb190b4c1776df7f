import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { useLocation } from '@tanstack/react-router'
import { AutomationList } from './automation-list'
import { HistoryList } from './history-list'
import './automations.css'

/** All automations of the company, or what they did: `?tab=history`. */
export function AutomationsPage() {
  const t = useTexts('automations')
  const { tab } = useLocation().search as { tab?: string }
  const tabs = [
    { key: 'automations', label: t('tabs.automations') },
    { key: 'history', label: t('tabs.history') },
  ]
  return (
    <>
      {tab === 'history' ? <HistoryList tabs={tabs} /> : <AutomationList tabs={tabs} />}
      <p className="automations-more">
        <Link href="/underwritingEmail">{t('list.underwriting')}</Link>
      </p>
    </>
  )
}
