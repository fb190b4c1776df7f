import { operation, type Operations, pageOf, PageQuery } from '../../platform'
import { AuditEntry, TimelinePage, TimelineQuery } from './schema'

/** The log of what was done: `/setting/audit`, the activity on `/users` and `/account`, and the story of one thing. */
export const auditOperations = {
  list: operation({
    post: '/v1/permissions/listAudit',
    may: 'audit.read',
    takes: PageQuery,
    gives: pageOf(AuditEntry),
    says: 'What was done in the company, newest first',
  }),
  listOwn: operation({
    post: '/v1/login/listOwnAudit',
    may: 'signedIn',
    takes: PageQuery,
    gives: pageOf(AuditEntry),
    says: 'What the own account did, newest first',
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
