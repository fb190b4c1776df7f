import { type PaperMoment, paperMoments } from '../../design/templates'

/** What is made on paper when a policy is issued; a template of a product may be bound to each. */
export const documentKinds = paperMoments
export type DocumentKind = PaperMoment

/** Made for every policy: what is covered, and what was paid. The others only where a product has a template for them. */
export const standardDocuments = ['cover', 'receipt'] as const satisfies readonly DocumentKind[]
