import type { BaseCtx } from '../../platform/operations'

const DAY_MS = 86_400_000

/** What happened long ago, as when a book is brought in, is mailed to nobody by itself. */
export const isNews = (ctx: Pick<BaseCtx, 'now'>, at: Date): boolean => ctx.now().getTime() - at.getTime() < DAY_MS
