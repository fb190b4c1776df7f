import type { DataOf, EventKind } from '@coverwright/contract/platform'
import type { CompanyCtx } from './ctx'

/** An event as a reader gets it, whatever version it was written in. */
export type Happened<Kind extends EventKind = EventKind> = {
  id: string
  name: string
  place: number
  at: Date
  memberId: string | null
  about: Readonly<Record<string, string>>
  data: DataOf<Kind>
}

type Handling = { readonly event: EventKind; handle(ctx: CompanyCtx, happened: never): Promise<void> }

/** What a reader does when something happened; its effect and the note that it was done are one transaction. */
export const on = <Kind extends EventKind>(
  event: Kind,
  handle: (ctx: CompanyCtx, happened: Happened<Kind>) => Promise<void>,
): Handling => ({ event, handle })

/**
 * Reads every company's stream at its own pace, in order, each event once. `ctx` is the platform's, inside the company;
 * what happened did so at `happened.at`, not now. Whoever must be asked outside is asked by a job that it enqueues.
 */
export type Reader = {
  /** Never changed: its place in each company's stream is kept under it. */
  readonly name: string
  readonly handles: readonly Handling[]
  /** What is older than this when it is read is no news any more: it is passed over. */
  readonly newsMs?: number
}
