import { auditSpans, MAX_EXPORTED } from '@coverwright/rules/company/audit'
import { z } from 'zod'
import { listOperation, oneCode, oneId, oneOf, oneWord, operation, type Operations } from '../../platform'
import { AuditEntry, Deeds, DeedWords, TimelinePage, TimelineQuery } from './schema'

/** Deeds are told in texts of the console: whoever searches says which of them have the words in the language being read. */
const also = { saying: Deeds }
const narrowed = { room: oneWord(), deed: oneCode(), when: oneOf(auditSpans) }

/** The log of what was done: `/setting/audit`, the activity on `/users` and `/account`, and the story of one thing. */
export const auditOperations = {
  list: listOperation({
    post: '/v1/permissions/listAudit',
    may: 'audit.read',
    rows: AuditEntry,
    searches: ['words'],
    also,
    filters: { memberId: oneId(), ...narrowed },
    sorts: ['at'],
    usual: '-at',
    says: 'What was done in the company',
  }),
  listOwn: listOperation({
    post: '/v1/login/listOwnAudit',
    may: 'signedIn',
    rows: AuditEntry,
    searches: ['words'],
    also,
    filters: narrowed,
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
  export: operation({
    post: '/v1/audit/exportAudit',
    may: 'audit.read',
    writes: true,
    secret: true,
    takes: z.object({
      search: z.string().max(200).default(''),
      saying: Deeds,
      filter: z
        .object({
          memberId: z.uuid(),
          room: narrowed.room.value,
          deed: narrowed.deed.value,
          when: z.enum(auditSpans),
        })
        .partial()
        .default({}),
      /** The words for deeds in the language being read; one without words is told by its code. */
      words: DeedWords,
      /** When, who, what, and what it is about. */
      titles: z.array(z.string().max(60)).length(4),
    }),
    gives: z.object({ name: z.string(), url: z.string(), urlExpiresAt: z.iso.datetime() }),
    says: `What was done, as far as it is searched and filtered, as a CSV file of at most ${MAX_EXPORTED} entries, with formulas made harmless`,
  }),
} satisfies Operations
