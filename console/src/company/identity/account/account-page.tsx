import { useLocation } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { AccountFrame } from './account-frame'
import { DataPart } from './data-part'
import { DevicesPart } from './devices-part'
import { OwnActivity } from './own-activity'
import { PreferencesPart } from './preferences-part'
import { ProfilePart } from './profile-part'
import { SecurityPart } from './security-part'
import { StatementPart } from './statement-part'
import type { AccountTab } from './use-account-tabs'

const parts: Record<Exclude<AccountTab, 'activity'>, ComponentType> = {
  profile: ProfilePart,
  security: SecurityPart,
  devices: DevicesPart,
  preferences: PreferencesPart,
  statement: StatementPart,
  data: DataPart,
}

/** One's own account, part by part; each part is an address. */
export function AccountPage() {
  const { tab } = useLocation().search as { tab?: AccountTab }
  if (tab === 'activity') return <OwnActivity />
  const Part = (tab && parts[tab]) ?? ProfilePart
  return (
    <AccountFrame>
      <Part />
    </AccountFrame>
  )
}
