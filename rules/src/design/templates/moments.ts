import type { BuiltKind } from './template'

/** What a moment is about: it decides which values a mail has. */
export const momentSubjects = ['policy', 'quote', 'agent', 'page', 'voucher', 'commission'] as const
export type MomentSubject = (typeof momentSubjects)[number]

/**
 * When a company writes by itself, or what it makes on paper, and what there is to say then. One template of a product is
 * bound to each. A direct page has no moment: its names here are those of what comes with the house.
 */
export const moments = {
  quoteSaved: 'quote',
  quoteWaiting: 'quote',
  quoteReferred: 'quote',
  quoteAccepted: 'quote',
  quoteDeclined: 'quote',
  documentAsked: 'quote',
  policyIssued: 'policy',
  policyRenewal: 'policy',
  policyCancelled: 'policy',
  refundMade: 'policy',
  agentWelcome: 'agent',
  cover: 'policy',
  schedule: 'policy',
  certificate: 'policy',
  receipt: 'policy',
  voucher: 'voucher',
  commission: 'commission',
  pageProduct: 'page',
  pageSeason: 'page',
  pageCompare: 'page',
} as const satisfies Record<string, MomentSubject>

export type Moment = keyof typeof moments
export const momentNames = Object.keys(moments) as [Moment, ...Moment[]]
export const subjectOf = (moment: Moment): MomentSubject => moments[moment]

/**
 * Moments of a product that are mailed today; a template can be bound to no other, because it would never be sent. What a
 * quote that waits and a policy that ends are told is an automation's affair, which says when.
 */
export const sentMoments = [
  'quoteSaved',
  'quoteReferred',
  'quoteAccepted',
  'quoteDeclined',
  'documentAsked',
  'policyIssued',
  'policyCancelled',
  'refundMade',
] as const satisfies readonly Moment[]

/** Those that are written of also where a product has no template for them; of the others nothing is said then. */
export const standardMoments: readonly SentMoment[] = sentMoments.filter(
  (moment) => moment !== 'quoteReferred' && moment !== 'refundMade',
)

export type SentMoment = (typeof sentMoments)[number]

/** What is made on paper when a policy is issued; all of them can be bound. */
export const paperMoments = ['cover', 'schedule', 'certificate', 'receipt'] as const satisfies readonly Moment[]
export type PaperMoment = (typeof paperMoments)[number]
/** What a company prints for itself: no product is bound to it, and a copy that is in use takes the place of the system's. */
export const companyPapers = ['voucher', 'commission'] as const satisfies readonly Moment[]
export type CompanyPaper = (typeof companyPapers)[number]
export type BoundMoment = SentMoment | PaperMoment

export const pageMoments = ['pageProduct', 'pageSeason', 'pageCompare'] as const satisfies readonly Moment[]
export type PageMoment = (typeof pageMoments)[number]

const onPaper: readonly Moment[] = [...paperMoments, ...companyPapers]
export const kindOfMoment = (moment: Moment): BuiltKind =>
  onPaper.includes(moment) ? 'pdf' : subjectOf(moment) === 'page' ? 'page' : 'email'
export const momentsOf = (kind: BuiltKind): Moment[] => momentNames.filter((moment) => kindOfMoment(moment) === kind)
/** The moments that a product can be bound to with a template of a kind. */
const bound = { email: sentMoments, pdf: paperMoments, page: [] } as const satisfies Record<
  BuiltKind,
  readonly BoundMoment[]
>
export const boundMoments = (kind: BuiltKind): readonly BoundMoment[] => bound[kind]

/** What underwriting writes by itself; each can be silenced for a product. */
export const underwritingMoments = ['quoteReferred', 'quoteAccepted', 'quoteDeclined', 'documentAsked'] as const
export type UnderwritingMoment = (typeof underwritingMoments)[number]
