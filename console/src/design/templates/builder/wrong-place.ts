import { type Block, headOf, type TemplateBody, textsOf } from '@coverwright/rules/design/templates'
import { type Language, languages, type Texts } from '@coverwright/rules/languages'
import { RefusedCall } from '../../../platform/wire'

/** Where something stands that could not be saved. */
export type WrongPlace = {
  /** Null beside all blocks. */
  readonly blockId: string | null
  readonly field: string
  readonly language: Language | null
  /** The very texts that it stands in, as their field is given them; none where it stands in no text. */
  readonly texts: Texts | undefined
}

/** The place that a refusal names: 'body.blocks.2.rows.0.value.zh_tw'. */
export function wrongPlace(error: unknown, body: TemplateBody): WrongPlace | null {
  const path = error instanceof RefusedCall ? error.field : undefined
  if (!path?.startsWith('body.')) return null
  const parts = path.split('.').slice(1)
  const language = languages.find((name) => name === parts.at(-1)) ?? null
  const named = language ? parts.slice(0, -1) : parts
  const block: Block | undefined = named[0] === 'blocks' ? body.blocks[Number(named[1])] : undefined
  if (named[0] === 'blocks' && !block) return null
  const field = (block ? named.slice(2) : named).join('.')
  const written = block ? textsOf(block) : headOf(body)
  const texts = written.find((each) => each.field === field)?.texts
  return { blockId: block?.id ?? null, field, language, texts }
}
