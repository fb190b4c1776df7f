import { connectorOperations, type ProductConnectors } from '@coverwright/contract/rating/connectors'
import { compileUses, type KnownConnector } from '@coverwright/rules/rating/connectors'
import { type Body, knownNames } from '@coverwright/rules/design/products'
import { type CompanyCtx, mayDo, type MemberCtx } from '../../platform/operations'
import { heldValues } from './held-values'
import { listAllConnectors } from './store'
import { knownConnector, usesOf } from './uses-of-body'

type Opened = { productId: string; revision: number; body: Body; isDraft: boolean }

export async function present(
  ctx: MemberCtx,
  { productId, revision, body, isDraft }: Opened,
): Promise<ProductConnectors> {
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
