import { languages, type Texts } from '../../languages'
import { type Block, textsOf } from './blocks'
import type { MailBody } from './template'

/** One place where two mails differ; null where the other one has no such thing. */
export type MailDifference = { readonly place: string; readonly mine: string | null; readonly theirs: string | null }

/** Text by text and block by block: blocks are the same by their id, which a copy keeps. */
export function compareMails(mine: MailBody, theirs: MailBody): MailDifference[] {
  const [ours, others] = [byId(mine), byId(theirs)]
  const ids = [...new Set([...ours.keys(), ...others.keys()])]
  return [
    ...differing('subject', mine.subject, theirs.subject),
    ...differing('preview', mine.preview, theirs.preview),
    ...ids.flatMap((id) => {
      const [one, other] = [ours.get(id), others.get(id)]
      if (!one || !other) return [{ place: id, mine: one ? one.kind : null, theirs: other ? other.kind : null }]
      const [a, b] = [fieldsOf(one), fieldsOf(other)]
      const fields = [...new Set([...Object.keys(a), ...Object.keys(b)])]
      const when = one.when === other.when ? [] : [{ place: `${id}.when`, mine: one.when, theirs: other.when }]
      return [...when, ...fields.flatMap((field) => differing(`${id}.${field}`, a[field] ?? {}, b[field] ?? {}))]
    }),
  ]
}

const byId = ({ blocks }: MailBody) => new Map(blocks.map((block) => [block.id, block]))
const fieldsOf = (block: Block): Record<string, Texts> =>
  Object.fromEntries(textsOf(block).map(({ field, texts }) => [field, texts]))

const differing = (place: string, a: Texts, b: Texts): MailDifference[] =>
  languages
    .filter((language) => (a[language] ?? '') !== (b[language] ?? ''))
    .map((language) => ({ place: `${place}.${language}`, mine: a[language] ?? null, theirs: b[language] ?? null }))
