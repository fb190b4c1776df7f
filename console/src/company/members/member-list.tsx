import type { MemberView } from '@coverwright/contract/company/members'
import { Button } from '@coverwright/ui/button'
import { useFormats } from '@coverwright/ui/formats'
import { ListPage } from '@coverwright/ui/list'
import { useTexts } from '@coverwright/ui/locales'
import { Gift, ListPlus, UserPlus, Users } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useNavigate } from '@coverwright/ui/navigation'
import { useMe } from '../../platform/me'
import { InviteDialog } from './invite-dialog'
import { memberColumns } from './member-columns'
import { MemberPanel } from './member-panel'
import { memberName, useRoleNames } from './member-words'
import { Seats } from './seats'
import { TrialDialog } from './trial-dialog'
import { TransferBanner } from './transfer-banner'
import { useMemberActions } from './use-member-actions'
import { useMemberFilters } from './use-member-filters'
import { useMemberList } from './use-members'
import { useUserTabs } from './use-user-tabs'
import './members.css'

/** Members and open invitations as one list: that is how people think of their team. */
export function MemberList() {
  const t = useTexts('members')
  const formats = useFormats()
  const roleNames = useRoleNames()
  const list = useMemberList()
  const { company } = useMe()
  const navigate = useNavigate()
  const [inviting, setInviting] = useState<'member' | 'trial'>()
  const open = (member: MemberView) => list.onChange({ ...list.value, open: member.id })
  const actionsOf = useMemberActions(open)
  const columns = useMemo(() => memberColumns(t, roleNames, formats), [t, roleNames, formats])
  const mayInvite = list.result?.may.includes('invite')
  const invite = { act: 'invite', label: t('invite.open'), icon: <UserPlus />, onSelect: () => setInviting('member') }
  return (
    <>
      <TransferBanner />
      <ListPage
        {...list}
        title={t('title')}
        purpose={t('purpose', { company: company.name })}
        action={invite}
        others={
          <>
            <Seats seats={list.result?.seats} />
            {mayInvite && (
              <>
                <Button icon={<Gift />} onClick={() => setInviting('trial')}>
                  {t('trial.open')}
                </Button>
                <Button icon={<ListPlus />} onClick={() => navigate('/batch-invite')}>
                  {t('batch.open')}
                </Button>
              </>
            )}
          </>
        }
        tabs={useUserTabs()}
        columns={columns}
        rowKey={(member) => member.id}
        rowName={memberName}
        rowHeight={56}
        search={t('search')}
        filters={useMemberFilters()}
        rowActions={actionsOf}
        open={(member) => <MemberPanel key={member.id} member={member} actions={actionsOf(member)} />}
        openAt="side"
        countLabel={(count) => t('count', { count })}
        empty={{ picture: <Users size={24} />, title: t('empty.title'), about: t('empty.about') }}
      />
      {inviting === 'member' && <InviteDialog seats={list.result?.seats} onClose={() => setInviting(undefined)} />}
      {inviting === 'trial' && <TrialDialog onClose={() => setInviting(undefined)} />}
    </>
  )
}
