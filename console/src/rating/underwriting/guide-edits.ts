import type { Guide, GuideTable } from '@coverwright/contract/rating/underwriting'
import type { Language, Texts } from '@coverwright/rules/languages'

export type Rule = Guide['rules'][number]
export type TableEntry = Guide['tables'][number]
export type AnswerEntry = NonNullable<Guide['answers']>[number]
export type Verdict = Rule['verdict']
export type Term = Extract<Verdict, { decision: 'acceptWithTerms' }>['terms'][number]

export type Places = TableEntry['columns']
export type Spoken = NonNullable<TableEntry['spoken']>

/** The lists of a guide that are edited alike. */
export type Part = 'rules' | 'tables' | 'answers'
type Entries = { rules: Rule; tables: TableEntry; answers: AnswerEntry }

export const listOf = <Name extends Part>(guide: Guide, part: Name): readonly Entries[Name][] =>
  (guide[part] ?? []) as unknown as readonly Entries[Name][]

const withList = (guide: Guide, part: Part, list: readonly object[]): Guide => ({ ...guide, [part]: list }) as Guide

export const addEntry = <Name extends Part>(guide: Guide, part: Name, entry: Entries[Name]): Guide =>
  withList(guide, part, [...listOf(guide, part), entry])

export const changeEntry = <Name extends Part>(guide: Guide, part: Name, entry: Entries[Name]): Guide =>
  withList(
    guide,
    part,
    listOf(guide, part).map((each) => (each.id === entry.id ? entry : each)),
  )

export const removeEntry = (guide: Guide, part: Part, id: string): Guide =>
  withList(
    guide,
    part,
    listOf(guide, part).filter((each) => each.id !== id),
  )

/** What is done to an entry, for its history: typing in one field is one step, the next field another. */
export const stepOf = (id: string, change: object): string => `${id} ${Object.keys(change).join(' ')}`

/** One place up or down; at the edge nothing happens. */
export function moveEntry(guide: Guide, part: Part, id: string, by: -1 | 1): Guide {
  const list = [...listOf(guide, part)]
  const from = list.findIndex((each) => each.id === id)
  const [entry, other] = [list[from], list[from + by]]
  if (!entry || !other) return guide
  list[from] = other
  list[from + by] = entry
  return withList(guide, part, list)
}

export const newRule = (id: string): Rule => ({ id, title: '', when: '', reason: '', verdict: { decision: 'refer' } })

/** A table is mapped by what its columns are called, as far as that says it. */
export function newTable(id: string, table: GuideTable, names: readonly string[]): TableEntry {
  const column = (word: RegExp) => table.outputs.find((each) => word.test(`${each.id} ${each.title}`))?.id
  const [reason, loading] = [column(/reason|why/i), column(/loading|percent/i)]
  const [exclusion, message] = [column(/exclu/i), column(/message|note/i)]
  const head = {
    id,
    title: table.name,
    table: table.key,
    inputs: Object.fromEntries(table.inputs.map((each) => [each.id, nameLike(each, names)])),
    otherwise: 'refer' as const,
  }
  if (table.use === 'pricing') return { ...head, columns: { decision: table.outputs[0]?.id ?? '' } }
  return {
    ...head,
    columns: {
      decision: column(/decision|verdict|outcome/i) ?? table.outputs[0]?.id ?? '',
      ...(reason ? { reason } : {}),
      ...(loading ? { loading } : {}),
      ...(exclusion ? { exclusion } : {}),
      ...(message ? { message } : {}),
    },
  }
}

/** What is not chosen is not kept. */
export function placedAt(places: Places, place: keyof Places, value: string | undefined): Places {
  const { [place]: _before, ...rest } = places
  return { ...rest, ...(value ? { [place]: value } : {}) } as Places
}

type SpokenChange = { language: Language; what: 'exclusion' | 'message'; value: string | undefined }

/** Where it stands in one language; a language that nothing is said in is not kept. */
export function spokenAt(spoken: Spoken, { language, what, value }: SpokenChange): Spoken {
  const { [what]: _before, ...rest } = spoken.find((each) => each.language === language) ?? { language }
  const others = spoken.filter((each) => each.language !== language)
  if (value) return [...others, { ...rest, [what]: value }]
  return Object.keys(rest).length > 1 ? [...others, rest] : others
}

/** The words with one language written anew; one that is empty is not kept, so that it counts as missing. */
export function writtenIn(texts: Texts, language: Language, typed: string): Texts {
  const { [language]: _before, ...others } = texts
  return typed === '' ? others : { ...others, [language]: typed }
}

const folded = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '')

/** The name that is written like the column, or the longest whose words all stand in its title: engine in 'Engine cc'. */
function nameLike({ id, title }: { id: string; title: string }, names: readonly string[]): string {
  const same = names.find((name) => folded(name) === folded(id) || folded(name) === folded(title))
  if (same) return same
  const said = wordsOf(title)
  const within = names.filter((name) => wordsOf(name).every((word) => said.includes(word)))
  return within.sort((one, other) => other.length - one.length)[0] ?? ''
}

const wordsOf = (text: string) =>
  text
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '')

/** Another verdict keeps its terms as long as it can have some. */
export function decideAs(verdict: Verdict, decision: Verdict['decision']): Verdict {
  if (decision !== 'acceptWithTerms') return { decision }
  return verdict.decision === 'acceptWithTerms' ? verdict : { decision, terms: [{ kind: 'loading', percent: '10' }] }
}

export function newTerm(kind: Term['kind'], currency: string): Term {
  if (kind === 'loading') return { kind, percent: '10' }
  return kind === 'fee' ? { kind, amount: { minor: 0, currency } } : { kind, text: '' }
}
