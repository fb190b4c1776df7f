import { type Language, textIn, type Texts } from '../../languages'

/**
 * The titles of what speaks of a plan or an add-on by its id: `plan == "prime"`, `"tow" in addOns`. Looks through
 * whatever parts of a design it is given, since conditions stand in all of them.
 */
export function choiceUses(parts: unknown, id: string, language: Language): string[] {
  const quoted = [`"${id}"`, `'${id}'`]
  const speaksOf = (text: string) => /\b(plan|addOns)\b/.test(text) && quoted.some((each) => text.includes(each))
  const look = (node: unknown, title: string): string[] => {
    if (typeof node === 'string') return speaksOf(node) ? [title] : []
    if (typeof node !== 'object' || node === null) return []
    const own = titleOf(node, language) || title
    return Object.values(node).flatMap((inside) => look(inside, own))
  }
  return [...new Set(look(parts, ''))]
}

function titleOf(node: object, language: Language): string {
  const { title } = node as { title?: string | Texts }
  return typeof title === 'string' ? title : textIn(title, language)
}
