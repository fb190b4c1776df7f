import type { HeldView } from '@coverwright/contract/rating/connectors'
import { fallbackOf } from '@coverwright/rules/rating/connectors'
import { readAnswer } from '@coverwright/rules/design/datasets'
import { type Body, knownNames } from '@coverwright/rules/design/products'
import type { CompanyCtx } from '../../platform/operations'
import { usesOf } from './uses-of-body'
import { listLastAnswers } from './run-store'
import { findConnectors } from './store'

/**
 * One value for each name that only connectors answer, for where many customers are worked out and nobody is asked for
 * each: the field's stand-in value, or what was last said. A name that has neither is not in the list; one that a question
 * asks for, too, is answered by each customer alone, so that a book keeps its spread.
 */
export async function heldValues(ctx: CompanyCtx, body: Body): Promise<HeldView[]> {
  const uses = usesOf(body)
  if (uses.length === 0) return []
  const ids = [...new Set(uses.map(({ connectorId }) => connectorId))]
  const [rows, last] = [await findConnectors(ctx, ids), await listLastAnswers(ctx, ids)]
  const names = knownNames(body).filter(({ from }) => from === 'extra')
  return uses.flatMap(({ connectorId, outputs }) => {
    const row = rows.find(({ id }) => id === connectorId)
    const said = last.find((run) => run.connectorId === connectorId)?.fields
    return Object.entries(outputs).flatMap(([fieldName, name]): HeldView[] => {
      const type = names.find((each) => each.name === name)?.type
      const field = row?.design.fields.find((each) => each.name === fieldName)
      if (!row || !type || !field) return []
      const standIn = fallbackOf(field)
      const value = standIn ?? said?.[fieldName] ?? null
      if (value === null || !readAnswer(type, value).ok) return []
      return [{ name, value, connector: row.name, from: standIn === null ? 'record' : 'fallback' }]
    })
  })
}
