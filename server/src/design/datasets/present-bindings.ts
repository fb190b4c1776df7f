import { type Around, bindingsOf, knownNames } from '@coverwright/rules/design/products'
import type { OpenBody } from '../products'

export const presentBindings = ({ revision, body }: OpenBody, around: Around) => ({
  revision,
  bindings: bindingsOf(body, around).map(({ target, title, part, bound: name, isKnown }) => ({
    target,
    title,
    part,
    bound: name,
    isKnown,
  })),
  names: knownNames(body).map(({ name }) => name),
})
