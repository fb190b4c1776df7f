import { refusalOf, type Refusal } from '../../kernel'

/** A draft has an address that nobody gets an answer at yet; offline is a page that was there. */
export const pageStates = ['draft', 'online', 'offline'] as const
export type PageState = (typeof pageStates)[number]

export const pageActs = ['publish', 'unpublish', 'delete'] as const
export type PageAct = (typeof pageActs)[number]

/** What buyers can see is taken offline before it is deleted: nobody removes it by one press too many. */
export const pageLife: Readonly<Record<PageState, Partial<Record<PageAct, PageState | 'deleted'>>>> = {
  draft: { publish: 'online', delete: 'deleted' },
  online: { unpublish: 'offline' },
  offline: { publish: 'online', delete: 'deleted' },
}

export const pageRefusal = (state: PageState, act: PageAct): Refusal<'directPages.notNow'> | null =>
  pageLife[state][act] === undefined ? refusalOf('directPages.notNow', { state }) : null
