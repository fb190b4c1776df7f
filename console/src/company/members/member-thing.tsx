import { auditOperations } from '@coverwright/contract/company/audit'
import { type MemberView, membersTopic } from '@coverwright/contract/company/members'
import { Avatar } from '@coverwright/ui/avatar'
import { Card } from '@coverwright/ui/card'
import { NOTHING, useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { StateTag } from '@coverwright/ui/state-tag'
import { NextSteps, type ThingAction, ThingPage } from '@coverwright/ui/thing'
import { Timeline } from '@coverwright/ui/timeline'
import { useTimeline } from '../audit'
import { useMayCall, useMe } from '../../platform/me'
import { useTellPlace } from '../../platform/place'
import { MemberForm } from './member-form'
import { memberAt, memberName, memberTones, useRoleNames } from './member-words'
import { useMemberActions } from './use-member-actions'
import { useTellMember } from './use-tell-member'

/** What is wanted next of one who waits: to be asked again, or let in again. */
const MAIN: readonly string[] = ['resend', 'reactivate']

export function MemberThing({ member }: { member: MemberView }) {
  const t = useTexts('members')
  const { date, list } = useFormats()
  const { company } = useMe()
  const roleNames = useRoleNames()
  const actions = useThingActions(member)
  const timeline = useTimeline({ kind: member.kind, id: member.id, topics: [membersTopic] }, useTellMember())
  const name = memberName(member)
  useTellPlace({ label: name, href: memberAt(member.id) })
  const activity = `/users?tab=activity&f.memberId=${member.id}`
  const mayReadLog = useMayCall(auditOperations.list) && member.kind === 'member'
  return (
    <ThingPage
      title={name}
      picture={<Avatar name={name} size={48} />}
      state={<StateTag tone={memberTones[member.state]}>{t(`state.${member.state}`)}</StateTag>}
      purpose={t('page.purpose', { standing: t(`standing.${member.standing}`), company: company.name })}
      actions={actions}
      keyFacts={[
        { label: t('column.roles'), value: list(member.roles.map(roleNames)) || NOTHING },
        { label: t('column.group'), value: member.group?.name ?? NOTHING },
        { label: t('panel.standing'), value: t(`standing.${member.standing}`) },
        { label: member.kind === 'member' ? t('page.since') : t('panel.sent'), value: date(member.since) },
      ]}
      facts={<MemberCards member={member} />}
      next={<NextSteps actions={actions} nothing={t('page.nothing')} />}
    >
      <Card
        title={t('page.happened')}
        {...(mayReadLog ? { more: { label: t('page.allActivity'), href: activity } } : {})}
      >
        <Timeline {...timeline} label={t('page.happenedTo', { name })} />
      </Card>
    </ThingPage>
  )
}

function MemberCards({ member }: { member: MemberView }) {
  const t = useTexts('members')
  const mayChange = member.may.includes('changeRoles') || member.may.includes('changeGroup')
  return (
    <>
      <Card title={t('page.details')}>
        <dl className="member-lines-of">
          <div>
            <dt>{t('column.email')}</dt>
            <dd>{member.email}</dd>
          </div>
          <div>
            <dt>{t('page.jobTitle')}</dt>
            <dd>{member.title || NOTHING}</dd>
          </div>
        </dl>
      </Card>
      {mayChange && (
        <Card title={t('page.change')}>
          <div className="member-change">
            <MemberForm key={formKey(member)} member={member} />
          </div>
        </Card>
      )}
    </>
  )
}

/** Roles that somebody else changed meanwhile are what the form begins with. */
const formKey = ({ roles, group }: MemberView) => `${roles.map(({ id }) => id).join()} ${group?.id ?? ''}`

/** Everything that may be done besides what the form on the page does, each with what it does. */
function useThingActions(member: MemberView): ThingAction[] {
  const t = useTexts('members')
  const items = useMemberActions(() => undefined)(member)
  // Handing the company over is rare: it never stands first.
  const inOrder = [...items].sort((one, other) => Number(one.key === 'transfer') - Number(other.key === 'transfer'))
  return inOrder.flatMap((item) =>
    'separator' in item || item.key === 'changeRoles'
      ? []
      : [
          {
            key: item.key,
            label: String(item.label),
            icon: item.icon,
            about: t(`does.${item.key}`),
            isMain: MAIN.includes(item.key),
            isDanger: item.danger ?? false,
            ...(item.onSelect ? { onSelect: item.onSelect } : {}),
          },
        ],
  )
}
