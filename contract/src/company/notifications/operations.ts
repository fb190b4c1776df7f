import { noticeKindNames } from '@coverwright/rules/company/notifications'
import { z } from 'zod'
import { listOperation, oneOf, operation, type Operations } from '../../platform'
import { NoticeView } from './schema'
import { noticesTopic } from './topics'

const Count = z.object({ count: z.int().min(0) })

/** Notices to a member or to everybody in the company, kept 7 days. */
export const notificationOperations = {
  list: listOperation({
    post: '/v1/message/listMessages',
    may: 'signedIn',
    rows: NoticeView,
    searches: ['values'],
    /** Their sentences are texts of the console: whoever searches says which kinds have the words in the language being read. */
    also: {
      saying: z.array(z.enum(noticeKindNames)).max(noticeKindNames.length).default([]),
      /** Only what somebody has to do something about; the rest is news. */
      waits: z.boolean().default(false),
    },
    filters: { state: oneOf(['unread', 'read']) },
    tabs: 'state',
    sorts: ['madeAt'],
    usual: '-madeAt',
    changesWith: [noticesTopic],
    says: "The caller's notices",
  }),
  countUnread: operation({
    post: '/v1/message/getUnreadCount',
    may: 'signedIn',
    takes: z.object({}),
    gives: Count,
    changesWith: [noticesTopic],
    says: 'How many notices the caller has not read',
  }),
  read: operation({
    post: '/v1/message/readMessages',
    may: 'signedIn',
    writes: true,
    takes: z.object({ ids: z.array(z.uuid()).min(1).max(200) }),
    gives: Count,
    says: 'Marks notices as read and says how many are left unread',
  }),
  readAll: operation({
    post: '/v1/message/readAllMessages',
    may: 'signedIn',
    writes: true,
    takes: z.object({}),
    gives: Count,
    says: 'Marks every notice as read',
  }),
  delete: operation({
    post: '/v1/message/deleteMessage',
    may: 'signedIn',
    writes: true,
    takes: z.object({ id: z.uuid() }),
    gives: Count,
    says: 'Puts a notice away for the caller; others keep theirs',
  }),
  listen: operation({
    post: '/v1/message/listenMessages',
    may: 'signedIn',
    streams: true,
    takes: z.object({}),
    gives: z.object({}),
    says: 'Tells, live, what changes in the company of the caller',
  }),
} satisfies Operations
