import type { AuditEntry } from '@coverwright/contract/company/audit'
import { Avatar } from '@coverwright/ui/avatar'
import { type Formats, NOTHING } from '@coverwright/ui/formats'
import type { Column } from '@coverwright/ui/list'
import type { T } from '@coverwright/ui/locales'
import './audit.css'

export const auditColumns = (t: T, words: (what: string) => string, { dateTime }: Formats): Column<AuditEntry>[] => [
  {
    key: 'at',
    title: t('column.at'),
    width: 180,
    cell: (entry) => <time className="cw-num audit-at">{dateTime(entry.at)}</time>,
  },
  {
    key: 'what',
    title: t('column.what'),
    isFixed: true,
    cell: (entry) => (
      <>
        {words(entry.what)}
        <span className="audit-about">{aboutOf(entry)}</span>
      </>
    ),
  },
  {
    key: 'who',
    title: t('column.who'),
    width: 240,
    cell: (entry) =>
      entry.memberName ? (
        <span className="audit-who">
          <Avatar name={entry.memberName} size={20} />
          <span className="cw-cut">{entry.memberName}</span>
        </span>
      ) : (
        NOTHING
      ),
  },
  {
    key: 'place',
    title: t('column.place'),
    width: 90,
    align: 'end',
    cell: (entry) => <span className="cw-num audit-at">{entry.place}</span>,
  },
]

/** The names of what it is about, whoever did it left out. */
function aboutOf({ things, memberId, about }: AuditEntry): string {
  const names = things.flatMap(({ id, name }) => (name && id !== memberId ? [name] : []))
  const written = names.length === 0 ? [about.name, about.title, about.file] : []
  return [...names, ...written.filter((one) => typeof one === 'string')].join(', ')
}
