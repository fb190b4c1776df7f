import { defaultLanguage, isTexts, type Language, type Texts } from '../../languages'
import type { Body } from '../products'
import { sharedKey } from './shared-texts'
import { maxOf } from './text-limits'

/** Where something stands in a body: names of fields and places in lists. */
export type Place = readonly (string | number)[]

/** One text of a body in the languages that it was written in. */
export type BodyText = {
  /** Stays the same while the body is worked on: items are named by their ids, not by their places. */
  readonly key: string
  readonly part: keyof Body
  readonly texts: Texts
  /** What it belongs to, as that is called: the question of a choice, the plan of a description. */
  readonly about: Texts | null
  readonly max: number
  /** All places that say the same: a line of cover stands in every plan. */
  readonly places: readonly Place[]
}

/** Every text of a body, in the order of its parts; the one list that screen, sheet and server work with. */
export function textsOf(body: Body): BodyText[] {
  const found: Found[] = []
  const first = body.underwriting?.language ?? body.languages[0] ?? defaultLanguage
  for (const part of Object.keys(body) as (keyof Body)[])
    walk(body[part], { part, place: [part], key: [part], about: null }, first, found)
  return withShared(found)
}

type At = { part: keyof Body; place: Place; key: readonly string[]; about: Texts | null }
type Found = At & { texts: Texts }

function walk(node: unknown, at: At, first: Language, found: Found[]): void {
  if (typeof node !== 'object' || node === null) return
  if (isTexts(node)) return void found.push({ ...at, texts: node })
  if (Array.isArray(node)) {
    const names = namesOf(node)
    node.forEach((item, place) => walk(item, inside(at, place, names[place] ?? '', at.about), first, found))
    return
  }
  const fields = node as Readonly<Record<string, unknown>>
  const own = isTexts(fields['title']) ? fields['title'] : at.about
  for (const [name, value] of Object.entries(fields)) {
    const next = inside(at, name, escaped(name), name === 'title' ? at.about : own)
    if (isPlainTerm(fields, name, value)) found.push({ ...next, texts: { [first]: value } })
    else walk(value, next, first, found)
  }
}

const inside = (at: At, step: string | number, name: string, about: Texts | null): At => ({
  part: at.part,
  place: [...at.place, step],
  key: [...at.key, name],
  about,
})

/** Older guides keep the words of a term as one plain text, in the language of the guide. */
const isPlainTerm = (fields: Readonly<Record<string, unknown>>, name: string, value: unknown): value is string =>
  name === 'text' &&
  (fields['kind'] === 'exclusion' || fields['kind'] === 'message') &&
  typeof value === 'string' &&
  value !== ''

const NAMED_BY = ['id', 'dataName', 'value'] as const

/** By what an item is known; one that has no name of its own by its place, and a second of the same name by its number. */
function namesOf(items: readonly unknown[]): string[] {
  const seen = new Map<string, number>()
  return items.map((item, place) => {
    const fields = (typeof item === 'object' && item !== null ? item : {}) as Readonly<Record<string, unknown>>
    const given = NAMED_BY.map((name) => fields[name]).find((name) => typeof name === 'string' && name !== '')
    const name = given === undefined ? `${place + 1}` : escaped(given as string)
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    return count === 1 ? name : `${name}~${count}`
  })
}

/** Nothing in a name can be taken for what stands between names. */
const escaped = (name: string) => name.replace(/[%/~]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)

/** What several places say in the same words is one text; where they differ, each is its own. */
function withShared(found: readonly Found[]): BodyText[] {
  const groups = new Map<string, Found[]>()
  for (const each of found) {
    const shared = sharedKey(each.key)
    if (shared) groups.set(shared, [...(groups.get(shared) ?? []), each])
  }
  const isOne = (group: readonly Found[]) => group.every(({ texts }) => alike(texts, group[0]?.texts ?? {}))
  return found.flatMap((each): BodyText[] => {
    const shared = sharedKey(each.key)
    const group = (shared && groups.get(shared)) || [each]
    const isShared = shared !== null && isOne(group)
    if (isShared && group[0] !== each) return []
    const { part, key, texts, about } = each
    return [
      {
        ...{ key: isShared ? shared : key.join('/'), part, texts, about, max: maxOf(key) },
        places: isShared ? group.map(({ place }) => place) : [each.place],
      },
    ]
  })
}

const alike = (one: Texts, other: Texts): boolean =>
  Object.keys({ ...one, ...other }).every((language) => one[language as Language] === other[language as Language])
