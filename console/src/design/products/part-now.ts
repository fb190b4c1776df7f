import { ChangedBody } from '@coverwright/contract/design/products'
import type { Body, BodyPart } from '@coverwright/rules/design/products'

/** For the draft of one part of a body: how the part stands now, in what `product.bodyChanged` came with. */
export const partNow =
  <Name extends BodyPart>(name: Name) =>
  (current: unknown): { revision: number; document: NonNullable<Body[Name]> } | null => {
    const { data } = ChangedBody.safeParse(current)
    const part = data?.parts[name] ?? null
    return data && part !== null ? { revision: data.revision, document: part as NonNullable<Body[Name]> } : null
  }
