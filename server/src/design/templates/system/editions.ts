import {
  type CompanyPaper,
  editionOf,
  findSystemTemplate,
  isPage,
  isPaper,
  type Moment,
  type PaperBody,
  type PaperMoment,
  type SystemEdition,
  systemTemplates,
} from '@coverwright/rules/design/templates'
import type { BaseCtx } from '../../../platform/operations'
import { findPublished, listPublishedNumbers } from './store'

type Inside = Pick<BaseCtx, 'db'>

/** What companies get of a system template now. */
export async function findEdition(ctx: Inside, key: Moment): Promise<SystemEdition> {
  const shipped = findSystemTemplate(key)
  if (!shipped) throw new Error(`There is no system template for ${key}`)
  return editionOf(shipped, await findPublished(ctx, key))
}

export async function findPaperEdition(ctx: Inside, key: PaperMoment | CompanyPaper): Promise<PaperBody> {
  const { body } = await findEdition(ctx, key)
  if (!isPaper(body)) throw new Error(`${key} is no paper`)
  return body
}

/** A mail that a designer published; null where it is as it came with the program. */
export async function findPublishedMail(ctx: Inside, key: Moment) {
  const published = await findPublished(ctx, key)
  if (!published || isPaper(published.body) || isPage(published.body)) return null
  return { version: published.version, body: published.body }
}

/** The number of each as companies get it now. */
export async function listEditionNumbers(ctx: Inside): Promise<ReadonlyMap<string, number>> {
  const published = await listPublishedNumbers(ctx)
  return new Map(systemTemplates.map(({ key, version }) => [key, published.get(key) ?? version]))
}
