import type { BodyView } from '@coverwright/contract/design/products'
import { canFeed, type FieldKind } from '@coverwright/rules/rating/connectors'
import { type KnownName, knownNames } from '@coverwright/rules/design/products'
import type { NameOffer } from '../../design/logic'

const origins: Record<KnownName['from'], NameOffer['of']> = { question: 'asked', cover: 'cover', extra: 'given' }

/** Every name that a product's expressions may use, as they are offered while typing. */
export const namesOfBody = (body: BodyView['body']): NameOffer[] =>
  knownNames(body).map(({ name, title, from }) => ({ name, title: title ?? name, of: origins[from] }))

/** Names that a field of that kind could fill; what a plan covers is not for others to say. */
export const namesFedBy = (body: BodyView['body'], kind: FieldKind) =>
  knownNames(body).filter(({ from, type }) => from !== 'cover' && canFeed(kind, type))
