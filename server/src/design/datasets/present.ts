import { type DataNameView, datasetOperations, type DatasetView } from '@coverwright/contract/design/datasets'
import { extraNamesOf } from '@coverwright/rules/design/datasets'
import { type CountedLimit, countOf } from '@coverwright/rules/design/forms'
import { defaultLanguage, textIn } from '@coverwright/rules/languages'
import { usesOf } from '@coverwright/rules/design/logic'
import {
  type Around,
  type Body,
  type KnownName,
  knownNames,
  type NameUse,
  nameUses,
} from '@coverwright/rules/design/products'
import { mayDo, type MemberCtx } from '../../platform/operations'
import type { OpenBody } from '../products'

export function presentDataset(ctx: MemberCtx, opened: OpenBody, around: Around): DatasetView {
  const { productId, revision, isDraft, body } = opened
  const uses = nameUses(body, around)
  return {
    productId,
    revision,
    names: knownNames(body).map((each) => presentName(each, body, uses)),
    extra: extraNamesOf(body.dataset) as DatasetView['extra'],
    may: mayDo(ctx.member, { edit: isDraft && datasetOperations.update }),
  }
}

function presentName(known: KnownName, body: Body, uses: readonly NameUse[]): DataNameView {
  const { name, title = '', type } = known
  return {
    name,
    title,
    source: known.from === 'extra' ? known.extra.source.kind : known.from,
    page: pageOf(known, body),
    kind: type.kind,
    currency: type.kind === 'money' ? type.currency : null,
    options: type.kind === 'choice' || type.kind === 'choices' ? [...type.options] : [],
    fields: type.kind === 'record' || type.kind === 'group' ? type.fields.map((field) => field.name) : [],
    ...limitsOf(known),
    uses: (usesOf(name, uses) as NameUse[]).map(({ where, id, title: used }) => ({ where, id, title: used })),
  }
}

function pageOf(known: KnownName, body: Body): DataNameView['page'] {
  if (known.from !== 'question') return null
  const language = body.languages[0] ?? defaultLanguage
  const { page, question } = known
  return { id: page.id, title: textIn(page.title, language), questionId: question.id, question: question.kind }
}

/** Limits stand under different words in the kinds of question; a list shows them as least and most. */
function limitsOf(known: KnownName): Pick<DataNameView, 'min' | 'max' | 'format'> {
  const own = (known.from === 'question' ? known.question : known.from === 'extra' ? known.extra : {}) as Readonly<
    Record<string, unknown>
  >
  const say = (value: unknown): string | null => {
    if (typeof value === 'string' || typeof value === 'number') return String(value)
    if (typeof value !== 'object' || value === null) return null
    if ('on' in value) return String(value.on)
    const { unit, count } = countOf(value as CountedLimit)
    return `${count >= 0 ? '+' : ''}${count}${unit.charAt(0)}`
  }
  return {
    min: say(own.min ?? own.minLength ?? own.earliest),
    max: say(own.max ?? own.maxLength ?? own.latest),
    format: typeof own.format === 'string' && own.format !== 'any' ? own.format : null,
  }
}
