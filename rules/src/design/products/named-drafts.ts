import { type Refusal, refusalOf } from '../../kernel'

/** The draft that everybody works on who has chosen no other; it has no name of its own. */
export const MAIN_DRAFT = ''
export const MAX_DRAFT_NAME = 60
/** So many beside the main one: more would be products. */
export const MAX_NAMED_DRAFTS = 10

export type DraftRefusal = Refusal<
  'products.draftNameTaken' | 'products.draftLimit' | 'products.draftIsMain' | 'products.otherDraft'
>

type Draft = { readonly id: string; readonly draftName: string }

/** Names are told apart as people read them. */
export function draftNameRefusal(name: string, others: readonly Draft[]): DraftRefusal | null {
  const wanted = name.trim().toLowerCase()
  const isTaken = others.some(({ draftName }) => draftName !== MAIN_DRAFT && draftName.toLowerCase() === wanted)
  return isTaken ? refusalOf('products.draftNameTaken', { name: name.trim() }) : null
}

export const draftLimitRefusal = (drafts: readonly Draft[]): DraftRefusal | null =>
  drafts.filter(({ draftName }) => draftName !== MAIN_DRAFT).length >= MAX_NAMED_DRAFTS
    ? refusalOf('products.draftLimit', { limit: MAX_NAMED_DRAFTS })
    : null

/** All others fall back to the main draft: it is neither renamed nor deleted. */
export const mainDraftRefusal = ({ draftName }: Draft): DraftRefusal | null =>
  draftName === MAIN_DRAFT ? refusalOf('products.draftIsMain') : null

type Body = { readonly number: number; readonly state: 'draft' | 'published' }

/**
 * The number that a draft is published under: its own, or the next that nobody has where another draft with a greater one
 * was published first. Numbers of what was published only grow, so the last one is the newest.
 */
export function publishedNumber(own: number, bodies: readonly Body[]): number {
  const isOvertaken = bodies.some(({ number, state }) => state === 'published' && number > own)
  return isOvertaken ? Math.max(...bodies.map(({ number }) => number)) + 1 : own
}

/** A revision that no body of the product has had: what was read before it was read of another draft. */
export const nextRevision = (bodies: readonly { readonly revision: number }[]): number =>
  Math.max(0, ...bodies.map(({ revision }) => revision)) + 1

/** Refuses a save of what was read before its person went over to another draft. */
export const otherDraftRefusal = (baseRevision: number, floor: number): DraftRefusal | null =>
  baseRevision < floor ? refusalOf('products.otherDraft') : null
