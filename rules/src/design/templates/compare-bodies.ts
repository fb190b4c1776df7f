import { languages, type Texts } from '../../languages'
import { type Block, textsOf } from './blocks'
import { blocksOf, headOf, isPage, isPaper, type TemplateBody } from './template'

/** One place where two bodies differ; null where the other one has no such thing. */
export type Difference = { readonly place: string; readonly mine: string | null; readonly theirs: string | null }

/** Text by text and block by block: blocks are the same by their id, which a copy keeps. */
export function compareBodies(mine: TemplateBody, theirs: TemplateBody): Difference[] {
  const [ours, others] = [byId(mine), byId(theirs)]
  const ids = [...new Set([...ours.keys(), ...others.keys()])]
  return [
    ...differingTexts('', headOf(mine), headOf(theirs)),
    ...differingSettings(isPage(mine) ? 'search.' : 'page.', pageOf(mine), pageOf(theirs)),
    ...ids.flatMap((id) => {
      const [one, other] = [ours.get(id), others.get(id)]
      if (!one || !other) return [{ place: id, mine: one ? one.kind : null, theirs: other ? other.kind : null }]
      return [...differingSettings(`${id}.`, one, other), ...differingTexts(`${id}.`, textsOf(one), textsOf(other))]
    }),
  ]
}

const byId = (body: TemplateBody) => new Map<string, Block>(blocksOf(body).map((block) => [block.id, block]))
const pageOf = (body: TemplateBody): object => (isPaper(body) ? body.page : isPage(body) ? body.search : {})

type Fields = readonly { readonly field: string; readonly texts: Texts }[]

function differingTexts(before: string, mine: Fields, theirs: Fields): Difference[] {
  const [a, b] = [mine, theirs].map((fields) => new Map(fields.map(({ field, texts }) => [field, texts])))
  const fields = [...new Set([...mine, ...theirs].map(({ field }) => field))]
  return fields.flatMap((field) => differing(`${before}${field}`, a?.get(field) ?? {}, b?.get(field) ?? {}))
}

const differing = (place: string, a: Texts, b: Texts): Difference[] =>
  languages
    .filter((language) => (a[language] ?? '') !== (b[language] ?? ''))
    .map((language) => ({ place: `${place}.${language}`, mine: a[language] ?? null, theirs: b[language] ?? null }))

/** Conditions, links, sizes: whatever is one word or one figure. */
function differingSettings(before: string, mine: object, theirs: object): Difference[] {
  const [a, b] = [settingsOf(mine), settingsOf(theirs)]
  return [...new Set([...a.keys(), ...b.keys()])]
    .filter((name) => a.get(name) !== b.get(name))
    .map((name) => ({ place: `${before}${name}`, mine: a.get(name) ?? null, theirs: b.get(name) ?? null }))
}

const settingsOf = (thing: object): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(thing).flatMap(([name, value]: [string, unknown]) =>
      name !== 'id' && (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
        ? [[name, String(value)] as const]
        : [],
    ),
  )
