import { type Language, languages, type Texts } from '../../languages'
import { type Block, type BlockKind, textsOf } from './blocks'
import { blocksOf, headOf, isPage, isPaper, type TemplateBody } from './template'

/** Where something stands: in a block or beside all of them, in which of its fields, in which language. */
export type BodyPlace = {
  readonly block: BlockKind | null
  /** As `textsOf` and `headOf` name it, or the name of a setting; empty for a whole block. */
  readonly field: string
  readonly language: Language | null
}

/** One place where two bodies differ, under a name of its own; null where the other one has no such thing. */
export type Difference = BodyPlace & {
  readonly place: string
  readonly mine: string | null
  readonly theirs: string | null
}

/** Text by text and block by block: blocks are the same by their id, which a copy keeps. */
export function compareBodies(mine: TemplateBody, theirs: TemplateBody): Difference[] {
  const [ours, others] = [byId(mine), byId(theirs)]
  const ids = [...new Set([...ours.keys(), ...others.keys()])]
  return [
    ...differingTexts(outside, headOf(mine), headOf(theirs)),
    ...differingSettings({ ...outside, within: isPage(mine) ? 'search.' : 'page.' }, pageOf(mine), pageOf(theirs)),
    ...ids.flatMap((id) => {
      const [one, other] = [ours.get(id), others.get(id)]
      const block = (one ?? other)?.kind ?? null
      if (!one || !other)
        return [{ place: id, block, field: '', language: null, mine: one?.kind ?? null, theirs: other?.kind ?? null }]
      const at = { block, before: `${id}.`, within: '' }
      return [...differingSettings(at, one, other), ...differingTexts(at, textsOf(one), textsOf(other))]
    }),
  ]
}

type At = { readonly block: BlockKind | null; readonly before: string; readonly within: string }
const outside: At = { block: null, before: '', within: '' }

const byId = (body: TemplateBody) => new Map<string, Block>(blocksOf(body).map((block) => [block.id, block]))
const pageOf = (body: TemplateBody): object => (isPaper(body) ? body.page : isPage(body) ? body.search : {})

type Fields = readonly { readonly field: string; readonly texts: Texts }[]

function differingTexts(at: At, mine: Fields, theirs: Fields): Difference[] {
  const [a, b] = [mine, theirs].map((fields) => new Map(fields.map(({ field, texts }) => [field, texts])))
  const fields = [...new Set([...mine, ...theirs].map(({ field }) => field))]
  return fields.flatMap((field) => differing(at, field, a?.get(field) ?? {}, b?.get(field) ?? {}))
}

const differing = ({ block, before }: At, field: string, a: Texts, b: Texts): Difference[] =>
  languages
    .filter((language) => (a[language] ?? '') !== (b[language] ?? ''))
    .map((language) => ({
      ...{ place: `${before}${field}.${language}`, block, field, language },
      ...{ mine: a[language] ?? null, theirs: b[language] ?? null },
    }))

/** Conditions, links, sizes: whatever is one word or one figure. */
function differingSettings({ block, before, within }: At, mine: object, theirs: object): Difference[] {
  const [a, b] = [settingsOf(mine), settingsOf(theirs)]
  return [...new Set([...a.keys(), ...b.keys()])]
    .filter((name) => a.get(name) !== b.get(name))
    .map((name) => ({
      ...{ place: `${before}${within}${name}`, block, field: `${within}${name}`, language: null },
      ...{ mine: a.get(name) ?? null, theirs: b.get(name) ?? null },
    }))
}

const settingsOf = (thing: object): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(thing).flatMap(([name, value]: [string, unknown]) =>
      name !== 'id' && (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
        ? [[name, String(value)] as const]
        : [],
    ),
  )

/** How many texts of each language stayed as they were while another language of the same text was changed. */
export function laggingByLanguage(now: TemplateBody, before: TemplateBody): Record<Language, number> {
  const written = (body: TemplateBody) =>
    new Map([
      ...headOf(body).map(({ field, texts }) => [field, texts] as const),
      ...blocksOf(body).flatMap((block) =>
        textsOf(block).map(({ field, texts }) => [`${block.id} ${field}`, texts] as const),
      ),
    ])
  const old = written(before)
  const half = [...written(now)].flatMap(([place, texts]) => {
    const was = old.get(place)
    const isSame = (language: Language) => (texts[language] ?? '') === (was?.[language] ?? '')
    const stayed = languages.filter((language) => isSame(language) && (texts[language] ?? '') !== '')
    return was && !languages.every(isSame) ? stayed : []
  })
  const count = (language: Language) => half.filter((each) => each === language).length
  return Object.fromEntries(languages.map((language) => [language, count(language)])) as Record<Language, number>
}
