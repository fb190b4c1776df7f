import { listOperation, oneId, oneWord, operation, type Operations } from '../../platform'
import { AuditEntry, TimelinePage, TimelineQuery } from './schema'

/** The log of what was done: `/setting/audit`, the activity on `/users` and `/account`, and the story of one thing. */
export const auditOperations = {
  list: listOperation({
    post: '/v1/permissions/listAudit',
    may: 'audit.read',
    rows: AuditEntry,
    searches: ['what'],
    filters: { memberId: oneId(), room: oneWord() },
    sorts: ['at'],
    usual: '-at',
    says: 'What was done in the company',
  }),
  listOwn: listOperation({
    post: '/v1/login/listOwnAudit',
    may: 'signedIn',
    rows: AuditEntry,
    searches: ['what'],
    filters: { room: oneWord() },
    sorts: ['at'],
    usual: '-at',
    says: 'What the own account did',
  }),
  listTimeline: operation({
    post: '/v1/audit/listTimeline',
    // Each kind of thing has its own permission, which the verb asks for.
    may: 'signedIn',
    takes: TimelineQuery,
    gives: TimelinePage,
    says: 'What happened to one thing, newest first, for whoever may open it',
  }),
} satisfies Operations
