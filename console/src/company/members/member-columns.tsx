import type { MemberView } from '@coverwright/contract/company/members'
import { Avatar } from '@coverwright/ui/avatar'
import { type Formats, NOTHING } from '@coverwright/ui/formats'
import type { Column } from '@coverwright/ui/list'
import type { T } from '@coverwright/ui/locales'
import { StateTag } from '@coverwright/ui/state-tag'
import { memberName, memberTones, type useRoleNames } from './member-words'

type RoleNames = ReturnType<typeof useRoleNames>

export const memberColumns = (t: T, roleNames: RoleNames, formats: Formats): Column<MemberView>[] => [
  {
    key: 'name',
    title: t('column.member'),
    isFixed: true,
    cell: (member) => (
      <span className="member-cell">
        <Avatar name={memberName(member)} size={32} />
        <span className="member-lines">
          <span className="cw-cut">
            {memberName(member)}
            {member.isYou && <span className="member-you">{t('you')}</span>}
          </span>
          <small className="cw-cut">{member.title || t(`standing.${member.standing}`)}</small>
        </span>
      </span>
    ),
  },
  { key: 'email', title: t('column.email'), cell: (member) => member.email },
  {
    key: 'roles',
    title: t('column.roles'),
    cell: (member) => formats.list(member.roles.map(roleNames)) || NOTHING,
  },
  { key: 'group', title: t('column.group'), cell: (member) => member.group?.name ?? NOTHING },
  {
    key: 'state',
    title: t('column.state'),
    width: 150,
    cell: (member) => <StateTag tone={memberTones[member.state]}>{t(`state.${member.state}`)}</StateTag>,
  },
  {
    key: 'since',
    title: t('column.since'),
    width: 130,
    align: 'end',
    cell: (member) => (
      <time dateTime={member.since} title={formats.dateTime(member.since)}>
        {formats.date(member.since)}
      </time>
    ),
  },
]
