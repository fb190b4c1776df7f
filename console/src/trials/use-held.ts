import { connectorOperations, type HeldView } from '@coverwright/contract/connectors'
import type { BodyView } from '@coverwright/contract/products'
import type { ConnectorUses } from '@coverwright/rules/connectors'
import { extraNamesOf } from '@coverwright/rules/datasets'
import { useMemo } from 'react'
import { useOperation } from '../platform/queries'

const NOBODY: readonly HeldView[] = []

/**
 * What stands for the answers of connectors while a book is worked out; nothing where the product asks none. A name that
 * a question asks for, too, is answered by each customer of the book.
 */
export function useHeld(productId: string, { body }: BodyView) {
  const asks = ((body.connectors as ConnectorUses | undefined)?.uses.length ?? 0) > 0
  const { data, error } = useOperation(connectorOperations.getUses, { productId }, { enabled: asks })
  const held = useMemo(() => {
    const extra = new Set(extraNamesOf(body.dataset).map(({ name }) => name))
    return data?.held.filter(({ name }) => extra.has(name))
  }, [data, body.dataset])
  return { held: asks ? held : NOBODY, error }
}
