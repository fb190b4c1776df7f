/** What can be shown at a domain: a product where it is sold (a shell), or a direct page. */
export const targetKinds = ['shell', 'page'] as const
export type TargetKind = (typeof targetKinds)[number]
