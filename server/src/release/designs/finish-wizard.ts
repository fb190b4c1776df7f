import type { wizardOperations } from '@coverwright/contract/release/designs'
import type { TakesOf } from '@coverwright/contract/platform'
import { wizardMissing } from '@coverwright/rules/release/designs'
import { type Body, type Look, startingBody } from '@coverwright/rules/design/products'
import { Refused } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { createDesigned } from '../../design/products'
import { createFromTemplate } from './create-from-template'
import { removeWizard } from './store'

/** The product of what was chosen. What was kept is forgotten, so that the next one begins anew. */
export async function finishWizard(ctx: MemberCtx, { draft }: TakesOf<typeof wizardOperations.finish>) {
  const { look, start, step: _, insuranceType, ...chosen } = draft
  const missing = wizardMissing(draft)
  if (missing === 'start') throw new Refused('designs.noTemplates', { field: 'start' })
  if (missing || !insuranceType) throw new Refused('designs.notChosen', { field: missing ?? 'type' })
  const wanted = { ...chosen, insuranceType, name: chosen.name.trim(), languages: [...chosen.languages] }
  // The name is the design's own, whatever it was when the look was chosen.
  const dress = (body: Body): Look =>
    look ? { ...look, header: { ...look.header, title: body.look.header.title } } : body.look
  const product =
    start === 'template'
      ? await createFromTemplate(ctx, wanted, dress)
      : await createDesigned(ctx, wanted, (sold) => {
          const body = startingBody({ ...wanted, ...sold }, () => ctx.newId())
          return { ...body, look: dress(body) }
        })
  await removeWizard(ctx)
  return product
}
