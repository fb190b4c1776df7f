import { operation, type Operations } from '../../platform'
import { TimelinePage, TimelineQuery } from './schema'
import { timelineTopics } from './topics-of'

export const auditOperations = {
  listTimeline: operation({
    post: '/v1/audit/listTimeline',
    // Each kind of thing has its own permission, which the verb asks for.
    may: 'signedIn',
    takes: TimelineQuery,
    gives: TimelinePage,
    changesWith: [...new Set(Object.values(timelineTopics).flat())],
    says: 'What happened to one thing, newest first, for whoever may open it',
  }),
} satisfies Operations
