import type { MemberView } from '@coverwright/contract/company/members'
import { Button } from '@coverwright/ui/button'
import { useFormats } from '@coverwright/ui/formats'
import { Facts } from '@coverwright/ui/facts-list'
import { useTexts } from '@coverwright/ui/locales'
import type { MenuItem } from '@coverwright/ui/menu'
import { Link } from '@coverwright/ui/navigation'
import { StateTag } from '@coverwright/ui/state-tag'
import { MemberForm } from './member-form'
import { memberAt, memberTones, useRoleNames } from './member-words'

type Props = { member: MemberView; actions: MenuItem[] }

/** One member at the side: what they are, what they may do, and everything that can be done with them. */
export function MemberPanel({ member, actions }: Props) {
  const t = useTexts('members')
  const { dateTime, list } = useFormats()
  const roleNames = useRoleNames()
  const mayChange = member.may.includes('changeRoles') || member.may.includes('changeGroup')
  return (
    <div className="member-panel">
      <Facts
        facts={[
          {
            label: t('column.state'),
            value: <StateTag tone={memberTones[member.state]}>{t(`state.${member.state}`)}</StateTag>,
          },
          { label: t('column.email'), value: member.email, copies: true },
          { label: t('panel.standing'), value: t(`standing.${member.standing}`) },
          { label: t('column.roles'), value: list(member.roles.map(roleNames)) },
          { label: t(member.kind === 'member' ? 'column.since' : 'panel.sent'), value: dateTime(member.since) },
        ]}
      />
      {mayChange && <MemberForm member={member} />}
      <PanelActions actions={actions.filter(({ key }) => key !== 'changeRoles')} />
      <p>
        <Link className="cw-link" href={memberAt(member.id)}>
          {t('page.open')}
        </Link>
      </p>
    </div>
  )
}

function PanelActions({ actions }: { actions: MenuItem[] }) {
  if (actions.length === 0) return null
  return (
    <div className="member-deeds">
      {actions.map(
        (action) =>
          'label' in action && (
            <Button key={action.key} icon={action.icon} danger={action.danger ?? false} onClick={action.onSelect}>
              {action.label}
            </Button>
          ),
      )}
    </div>
  )
}
