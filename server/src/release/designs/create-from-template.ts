import type { designOperations } from '@coverwright/contract/release/designs'
import type { TakesOf } from '@coverwright/contract/platform'
import { type Template, templateOf } from '@coverwright/rules/release/designs'
import type { Body, Look } from '@coverwright/rules/design/products'
import type { MemberCtx } from '../../platform/operations'
import { createDesigned } from '../../design/products'
import { fillBeside } from './fill-beside'
import { findSheet } from './find-sheet'

/** In one transaction, so that nobody ever meets a template without its rates. */
export async function createFromTemplate(
  ctx: MemberCtx,
  draft: TakesOf<typeof designOperations.create>,
  dress: (body: Body) => Look = ({ look }) => look,
) {
  const sheet = findSheet(draft.insuranceType)
  let template: Template | undefined
  const product = await createDesigned(ctx, { ...draft, typeWords: '' }, (sold) => {
    const made = templateOf(sheet, { ...sold, size: draft.size, languages: draft.languages, name: draft.name })
    template = { ...made, body: { ...made.body, look: dress(made.body) } }
    return template.body
  })
  if (template) await fillBeside(ctx, product.id, template)
  await ctx.record('designs.templateUsed', { productId: product.id, type: sheet.type, size: draft.size })
  return product
}
