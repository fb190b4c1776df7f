import { languages } from '@coverwright/rules/languages'
import { caseStates } from '@coverwright/rules/service/cases'
import { z } from 'zod'
import { listOperation, oneId, oneOf, operation, type Operations } from '../../platform'
import { membersTopic } from '../../company/members'
import { authorityTopic } from '../../rating/underwriting'
import { CaseRowView, CaseView, ClerkTerms, TermsPreview } from './schema'
import { casesTopic } from './topics'

const caseId = z.uuid()
const note = z.string().trim().max(2000)
const message = z.string().trim().min(1).max(4000)
const read = { may: 'cases.read', changesWith: [casesTopic] } as const
const decides = { may: 'cases.decide', writes: true, gives: z.object({}) } as const

/** Referred quotes in front of a person. */
export const caseOperations = {
  listCases: listOperation({
    ...read,
    post: '/v1/wallUnderwriting/listCases',
    rows: CaseRowView,
    /** The reader's, for what plans are called; without it they are called as the buyer read it. */
    also: { language: z.enum(languages).optional() },
    more: { products: z.array(z.object({ id: z.uuid(), name: z.string() })) },
    searches: ['foundBy'],
    filters: { state: oneOf(caseStates), productId: oneId(), mine: oneOf(['mine', 'nobodys']) },
    sorts: ['dueAt', 'number', 'openedAt'],
    usual: '-openedAt',
    says: 'Quotes that wait for a person, and those that were decided, found by number or holder',
  }),
  getCase: operation({
    ...read,
    post: '/v1/wallUnderwriting/getCase',
    takes: z.object({ caseId, language: z.enum(languages).optional() }),
    gives: CaseView,
    says: 'One case: answers in words, reasons, the price as quoted, and everything that was written into its file',
  }),
  previewTerms: operation({
    may: 'cases.read',
    changesWith: [casesTopic, authorityTopic, membersTopic],
    post: '/v1/wallUnderwriting/previewTerms',
    takes: ClerkTerms.extend({ caseId }),
    gives: TermsPreview,
    says: 'What the customer would pay on these terms beside the price as quoted, and whether the caller may offer it',
  }),
  acceptCase: operation({
    ...decides,
    post: '/v1/wallUnderwriting/acceptCase',
    takes: ClerkTerms.extend({
      caseId,
      note,
      /** As it was read: when it would be another sum now, nothing is done. */
      totalMinor: z.int().min(0),
    }),
    says: 'Accepts a case, with terms or without, and sends the buyer the link to pay',
  }),
  askForMore: operation({
    ...decides,
    post: '/v1/wallUnderwriting/askForMore',
    takes: z.object({ caseId, message, note: note.default('') }),
    says: 'Asks the buyer for more: their answers are theirs again until they send them once more',
  }),
  declineCase: operation({
    ...decides,
    post: '/v1/wallUnderwriting/declineCase',
    takes: z.object({
      caseId,
      /** Why, for the record; the buyer does not read it. */
      note: note.min(1),
      /** What the buyer reads beside the usual words. */
      message: z.string().trim().max(4000).default(''),
    }),
    says: 'Declines a case, with a reason for the record and words for the buyer',
  }),
  takeCase: operation({
    ...decides,
    post: '/v1/wallUnderwriting/takeCase',
    takes: z.object({ caseId }),
    says: 'Takes a case, so that colleagues see who works on it',
  }),
  handOver: operation({
    ...decides,
    post: '/v1/wallUnderwriting/handOverCase',
    takes: z.object({ caseId, memberId: z.uuid(), note: note.default('') }),
    says: 'Hands a case to a colleague who may decide cases',
  }),
  addNote: operation({
    ...decides,
    post: '/v1/wallUnderwriting/addCaseNote',
    takes: z.object({ caseId, note: note.min(1) }),
    says: 'Leaves a note for colleagues in the file of a case',
  }),
} as const satisfies Operations
