import { namesIn } from '../datasets'
import { refusalOf, type Refusal } from '../../kernel'
import { defaultLanguage, textIn, type Texts } from '../../languages'
import { type Use, usesOf } from '../logic'
import { listOf } from './bindings'
import { type Body, questionsOf } from './body'
import { nameUses } from './name-uses'

/**
 * What a change takes away while something that stays still speaks of it: a question by its data name, a question of a
 * repeatable group, a page that is skipped to. The first of them with the list of what uses it; null where there is none.
 */
export function removalInUse(before: Body, after: Body): Refusal<'products.inUse'> | null {
  const language = before.languages[0] ?? defaultLanguage
  const refusal = (title: Texts, usedBy: readonly Use[]) =>
    usedBy.length > 0 ? refusalOf('products.inUse', { title: textIn(title, language), ...listOf(usedBy) }) : null
  const uses = nameUses(after)
  const kept = new Map(questionsOf(after).map((question) => [question.dataName, question]))
  for (const question of questionsOf(before)) {
    const now = kept.get(question.dataName)
    const found = now ? null : refusal(question.title, usesOf(question.dataName, uses))
    if (found) return found
    if (question.kind !== 'group' || now?.kind !== 'group') continue
    const gone = question.questions.filter(
      ({ dataName }) => !now.questions.some((inner) => inner.dataName === dataName),
    )
    for (const { dataName, title } of gone) {
      const inside = now.questions.map(({ id }) => id)
      const inUse = refusal(title, uses.filter(speaksOf(question.dataName, dataName, inside)))
      if (inUse) return inUse
    }
  }
  for (const page of before.pages) {
    const isKept = after.pages.some(({ id }) => id === page.id)
    const found = isKept ? null : refusal(page.title, skipsTo(after, page.id))
    if (found) return found
  }
  return null
}

/** `drivers.sum(d, d.points)` anywhere, or `points` in a condition of the same group. */
const speaksOf =
  (group: string, field: string, inside: readonly string[]) =>
  ({ id, names }: Use): boolean =>
    names.includes(`${group}.${field}`) ||
    (names.includes(group) && names.some((name) => name.endsWith(`.${field}`))) ||
    (inside.includes(id) && names.includes(field))

function skipsTo(body: Body, pageId: string): Use[] {
  const say = (texts: Texts) => textIn(texts, body.languages[0] ?? defaultLanguage)
  return questionsOf(body).flatMap(({ id, title, skips = [] }) =>
    skips.some(({ toPage }) => toPage === pageId)
      ? [{ where: 'logic', id, title: say(title), names: skips.flatMap(({ when }) => namesIn(when)) }]
      : [],
  )
}
