import { StateTabs } from '@coverwright/ui/list'
import { useTexts } from '@coverwright/ui/locales'
import { PageHeader } from '@coverwright/ui/page'
import type { ReactNode } from 'react'
import { useMe } from '../../../platform/me'
import { useListState } from '../../../platform/queries'
import { useAccountTabs } from './use-account-tabs'
import './account.css'

export function AccountFrame({ children }: { children: ReactNode }) {
  const t = useTexts('account')
  const { email } = useMe().profile
  const { value, onChange } = useListState()
  return (
    <div className="cw-list">
      <PageHeader title={t('title')} purpose={t('purpose', { email })} />
      <StateTabs label={t('title')} tabs={useAccountTabs()} value={value} onChange={onChange} />
      <div className="account">{children}</div>
    </div>
  )
}
