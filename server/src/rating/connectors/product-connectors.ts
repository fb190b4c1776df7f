import { connectorOperations, type ConnectorUse, type ProductConnectors } from '@coverwright/contract/rating/connectors'
import { compileUses, type ConnectorUses, type KnownConnector } from '@coverwright/rules/rating/connectors'
import { type Body, knownNames } from '@coverwright/rules/design/products'
import { type CompanyCtx, mayDo, type MemberCtx } from '../../platform/operations'
import { openBody, saveBodyPart } from '../../design/products'
import { heldValues } from './held-values'
import { listAllConnectors } from './store'
import { knownConnector, usesOf } from './uses-of-body'

export async function getProductConnectors(ctx: MemberCtx, { productId }: { productId: string }) {
  const { body, revision, isDraft } = await openBody(ctx, productId)
  return present(ctx, { productId, revision, body, isDraft })
}

type Change = { productId: string; baseRevision: number; uses: ConnectorUse[] }

/** A draft may be unsound while it is worked on: its problems come back with it. */
export async function updateProductConnectors(ctx: MemberCtx, { productId, baseRevision, uses }: Change) {
  const value: ConnectorUses = { version: 1, uses }
  const { revision, body } = await saveBodyPart(ctx, { productId, baseRevision, part: 'connectors', value })
  return present(ctx, { productId, revision, body, isDraft: true })
}

type Opened = { productId: string; revision: number; body: Body; isDraft: boolean }

async function present(ctx: MemberCtx, { productId, revision, body, isDraft }: Opened): Promise<ProductConnectors> {
  const all = (await listAllConnectors(ctx)).map(knownConnector)
  const uses = usesOf(body)
  return {
    productId,
    revision,
    uses: [...uses],
    problems: useProblems(body, all).map(({ code, values = {}, where }) => ({ code, values: { ...values }, where })),
    connectors: all.map(({ id, name, inputs, fields }) => ({
      id,
      name,
      inputs: inputs.map((input) => input.name),
      fields: fields.map((field) => ({ name: field.name, kind: field.kind })),
    })),
    held: await heldValues(ctx, body),
    may: mayDo(ctx.member, { edit: isDraft && connectorOperations.updateUses }),
  }
}

const useProblems = (body: Body, known: readonly KnownConnector[]) => {
  const compiled = compileUses(usesOf(body), { names: knownNames(body) }, known)
  return compiled.ok ? [] : compiled.problems
}

/** What keeps a body's connectors from being asked; for whoever publishes. */
export async function connectorUseProblems(ctx: CompanyCtx, body: Body) {
  return usesOf(body).length === 0 ? [] : useProblems(body, (await listAllConnectors(ctx)).map(knownConnector))
}
