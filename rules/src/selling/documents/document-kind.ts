/** What is made on paper when a policy is issued: what is covered, and what was paid. */
export const documentKinds = ['cover', 'receipt'] as const
export type DocumentKind = (typeof documentKinds)[number]
