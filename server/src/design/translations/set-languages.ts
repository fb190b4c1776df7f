import type { translationOperations } from '@coverwright/contract/design/translations'
import type { TakesOf } from '@coverwright/contract/platform'
import type { Body } from '@coverwright/rules/design/products'
import { languagesRefusal } from '@coverwright/rules/design/translations'
import { refuseIf } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { changeBody, updateLanguages } from '../products'

/** A language that goes is no longer offered; what was written in it stays, and is there when it comes back. */
export async function setLanguages(ctx: MemberCtx, input: TakesOf<typeof translationOperations.setLanguages>) {
  const { productId, baseRevision, languages } = input
  refuseIf(languagesRefusal(languages))
  const change = (body: Body): Body => ({ ...body, ...guideOf(body), languages })
  const { revision, number } = await changeBody(ctx, { productId, baseRevision, change })
  await updateLanguages(ctx, productId, languages)
  await ctx.record('translations.languagesSet', { productId, number, languages: languages.join(', ') })
  return { revision }
}

/** Cells and plain terms that name no language were written in the one that was first: another first must not change that. */
function guideOf({ underwriting, languages: [first] }: Body): Pick<Body, 'underwriting'> {
  if (!underwriting || underwriting.language || !first) return {}
  return { underwriting: { ...underwriting, language: first } }
}
