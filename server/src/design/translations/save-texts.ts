import type { translationOperations } from '@coverwright/contract/design/translations'
import type { TakesOf } from '@coverwright/contract/platform'
import { type Body, otherDraftRefusal } from '@coverwright/rules/design/products'
import { type BodyText, setTexts, textRefusal, textsOf } from '@coverwright/rules/design/translations'
import { refuseHeldByOther } from '../editor'
import { Refused, refuseIf } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { changeBody, floorOf, holdProduct } from '../products'

type Input = TakesOf<typeof translationOperations.saveTexts>

/**
 * Each text is written over what was read of it, under the product's lock: two translators in two texts never meet,
 * whatever part of the product these are in. Texts of the form are the editor's while somebody edits it.
 */
export async function saveTexts(ctx: MemberCtx, { productId, changes, baseRevision: read }: Input) {
  const { body: held } = await holdProduct(ctx, productId)
  const { revision: baseRevision } = held
  if (read !== undefined) refuseIf(otherDraftRefusal(read, await floorOf(ctx, productId)))
  const change = (before: Body) => setTexts(before, changes)
  const parts = new Set<string>()
  const refuse = (before: Body) => {
    const known = new Map(textsOf(before).map((each) => [each.key, each]))
    for (const each of changes) {
      refuseWritten(each, known, before, baseRevision)
      parts.add(known.get(each.key)?.part ?? '')
    }
  }
  const { revision } = await changeBody(ctx, { productId, baseRevision, change, refuse })
  if (parts.has('pages')) await refuseHeldByOther(ctx, productId)
  return { revision }
}

function refuseWritten(
  written: Input['changes'][number],
  known: ReadonlyMap<string, BodyText>,
  { languages }: Body,
  revision: number,
) {
  const text = known.get(written.key)
  const now = text?.texts[written.language] ?? ''
  const isFirst = text !== undefined && (now === written.before || now === written.text)
  const refusal = textRefusal(text, written, languages)
  if (isFirst) return refuseIf(refusal)
  const texts = Object.fromEntries([...known.values()].map((each) => [each.key, each.texts]))
  const current = { revision, texts }
  if (refusal) throw new Refused(refusal.code, { values: { ...refusal.values }, current })
  throw new Refused('translations.textChanged', { current })
}
