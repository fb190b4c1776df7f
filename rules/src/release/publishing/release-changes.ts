import type { Step } from '../../rating/pricing'
import type { Question } from '../../design/forms'
import { type Body, canonicalJson, type Page } from '../../design/products'
import { type Language, type Texts, textIn } from '../../languages'

export const changeKinds = ['page', 'question', 'step', 'table', 'plan', 'addOn', 'rule', 'look', 'language'] as const
export type ChangeKind = (typeof changeKinds)[number]
export const changeHows = ['added', 'gone', 'changed'] as const

/** One sentence about what is otherwise, as facts: the console has the words. Texts are the product's own. */
export type ReleaseChange = {
  readonly kind: ChangeKind
  readonly how: (typeof changeHows)[number]
  readonly title: string
  /** The page that a question is on. */
  readonly place?: string
  /** What of it is otherwise: a property of a question. */
  readonly part?: string
  /** Where it is one short value that was another. */
  readonly before?: string
  readonly after?: string
}

/** Everything that a buyer or a price would notice, from the first page to the last rule. Empty where both say the same. */
export function releaseChanges(before: Body, after: Body): ReleaseChange[] {
  const language = after.languages[0] ?? 'en_us'
  const say = (texts: Texts | undefined) => textIn(texts ?? {}, language)
  return [
    ...languageChanges(before, after),
    ...(isSame(before.look, after.look) && isSame(before.name, after.name)
      ? []
      : [{ kind: 'look', how: 'changed', title: say(after.name) } as const]),
    ...pageChanges(before, after, language),
    ...listChanges('step', stepsOf(before), stepsOf(after), ({ title, name }) => title || name),
    ...listChanges(
      'table',
      before.tables ?? [],
      after.tables ?? [],
      ({ name }) => name,
      ({ key }) => key,
      rowsOf,
    ),
    ...listChanges('plan', before.plans?.plans ?? [], after.plans?.plans ?? [], ({ title }) => say(title)),
    ...listChanges('addOn', before.plans?.addOns ?? [], after.plans?.addOns ?? [], ({ title }) => say(title)),
    ...listChanges('rule', rulesOf(before), rulesOf(after), ({ title }) => title),
  ]
}

type Named = { readonly id?: string }

/** Things are the same thing by their id, or by what is said of them. */
function listChanges<Thing extends object>(
  kind: ChangeKind,
  before: readonly Thing[],
  after: readonly Thing[],
  titleOf: (thing: Thing) => string,
  keyOf: (thing: Thing) => string = (thing) => (thing as Named).id ?? titleOf(thing),
  partOf: (thing: Thing) => unknown = (thing) => thing,
): ReleaseChange[] {
  const earlier = new Map(before.map((thing) => [keyOf(thing), thing]))
  const later = new Set(after.map(keyOf))
  return [
    ...after.flatMap((thing): ReleaseChange[] => {
      const was = earlier.get(keyOf(thing))
      if (!was) return [{ kind, how: 'added', title: titleOf(thing) }]
      if (isSame(partOf(was), partOf(thing))) return []
      const head = { kind, how: 'changed', title: titleOf(thing) } as const
      return kind === 'step' || kind === 'rule' ? partsOf(was, thing).map((part) => ({ ...head, ...part })) : [head]
    }),
    ...before
      .filter((thing) => !later.has(keyOf(thing)))
      .map((thing): ReleaseChange => {
        return { kind, how: 'gone', title: titleOf(thing) }
      }),
  ]
}

function languageChanges({ languages: before }: Body, { languages: after }: Body): ReleaseChange[] {
  const change =
    (how: 'added' | 'gone') =>
    (title: Language): ReleaseChange => ({ kind: 'language', how, title })
  return [
    ...after.filter((language) => !before.includes(language)).map(change('added')),
    ...before.filter((language) => !after.includes(language)).map(change('gone')),
  ]
}

function pageChanges(before: Body, after: Body, language: Language): ReleaseChange[] {
  const titleOf = ({ title }: Page) => textIn(title, language)
  const heads = (body: Body) => body.pages.map(({ questions: _questions, ...head }) => ({ ...head, questions: [] }))
  const pages = listChanges('page', heads(before), heads(after), titleOf)
  const placed = (body: Body) =>
    body.pages.flatMap((page) => page.questions.map((question) => ({ question, place: titleOf(page) })))
  const [earlier, later] = [placed(before), placed(after)]
  const titled = ({ question }: Placed) => textIn(question.title, language) || question.dataName
  const was = new Map(earlier.map((each) => [each.question.id, each]))
  const stays = new Set(later.map(({ question }) => question.id))
  return [
    ...pages,
    ...later.flatMap((each): ReleaseChange[] => {
      const old = was.get(each.question.id)
      const head = { kind: 'question', title: titled(each), place: each.place } as const
      if (!old) return [{ ...head, how: 'added' }]
      return partsOf(old.question, each.question).map((part) => ({ ...head, how: 'changed', ...part }))
    }),
    ...earlier
      .filter(({ question }) => !stays.has(question.id))
      .map((each): ReleaseChange => ({ kind: 'question', how: 'gone', title: titled(each), place: each.place })),
  ]
}

type Placed = { readonly question: Question; readonly place: string }

/** Property by property; what is short is shown as it was and as it is. */
function partsOf(before: object, after: object): Pick<ReleaseChange, 'part' | 'before' | 'after'>[] {
  const [old, now] = [before as Record<string, unknown>, after as Record<string, unknown>]
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])].filter((name) => !isSame(old[name], now[name]))
  return names.map((part) => {
    const [was, is] = [shortOf(old[part]), shortOf(now[part])]
    return was === null || is === null ? { part } : { part, before: was, after: is }
  })
}

const MOST_SHOWN = 60

function shortOf(value: unknown): string | null {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return typeof value === 'string' && value.length > 0 && value.length <= MOST_SHOWN ? value : null
}

function stepsOf({ pricing }: Body): readonly (Step & { id: string })[] {
  const { steps, addOns } = pricing ?? { steps: [], addOns: [] }
  return [
    ...steps.map((step) => ({ ...step, id: step.name })),
    ...addOns.flatMap((list) => list.steps.map((step) => ({ ...step, id: `${list.addOn}.${step.name}` }))),
  ]
}

const rulesOf = ({ underwriting }: Body): readonly { id: string; title: string }[] => [
  ...(underwriting?.rules ?? []),
  ...(underwriting?.tables ?? []).map((table) => ({ ...table, title: table.title })),
  ...(underwriting?.answers ?? []).map((answer) => ({ ...answer, title: answer.title })),
]

/** Of a frozen table only what is in it counts: a number that was counted on is no change. */
const rowsOf = ({ columns, versions }: NonNullable<Body['tables']>[number]) => [
  columns,
  versions.map(({ effectiveFrom, effectiveTo, hash }) => [effectiveFrom, effectiveTo, hash]),
]

const isSame = (one: unknown, other: unknown) => canonicalJson(one ?? null) === canonicalJson(other ?? null)
