import type { CompanyCtx } from '../../platform/operations'

/** Refuses to put live what nobody could pay for; told by who puts the rooms together, because those asked stand above. */
export type RefuseUnready = (ctx: CompanyCtx, productId: string) => Promise<void>

/** For the demo, which brings the rest itself, and for rooms that are tried alone. */
export const nothingNeeded: RefuseUnready = async () => {}
