import { isTexts, type Language, languageNames, textIn } from '@coverwright/rules/languages'
import { useTexts } from '@coverwright/ui/locales'
import type { Conflict, ConflictWords } from '../../platform/draft'
import { placedIn, type Pages } from './actions/places'

type Sides = { mine: Pages; theirs: Pages; language: Language }

const SAID = [
  'title',
  'help',
  'tooltip',
  'placeholder',
  'subtitle',
  'options',
  'dataName',
  'isRequired',
  'unit',
  'text',
  'statement',
  'rowTitle',
]

/** What two people changed in a form: 'Your car · Number plate · 繁體中文', with what either made of it. */
export function useFormConflicts({ mine, theirs, language }: Sides): ConflictWords {
  const t = useTexts('editor')
  let known: ReadonlyMap<string, string> | undefined
  // Only where there are two: without, nobody asks, and this is drawn at every key.
  const titles = () => (known ??= titlesIn([theirs, mine], language))
  const wordOf = (name: string): string[] => {
    if (name in languageNames) return [languageNames[name as Language]]
    if (SAID.includes(name)) return [t(`setting.${name}`)]
    if (titles().has(name)) return [titles().get(name)?.slice(0, 80) || t('untitled')]
    return []
  }
  const say = (value: unknown): string => {
    if (typeof value === 'string') return (titles().get(value) ?? value).slice(0, 300)
    if (Array.isArray(value)) return value.map(say).join(', ')
    if (typeof value === 'object' && value !== null && 'title' in value && isTexts(value.title))
      return textIn(value.title, language).slice(0, 300) || t('untitled')
    return JSON.stringify(value).slice(0, 300)
  }
  return { nameOf: ({ path }: Conflict) => path.flatMap(wordOf).join(' · ') || t('outline.pages'), say }
}

const titlesIn = (sides: readonly Pages[], language: Language) =>
  new Map(
    sides.flatMap((pages) => [
      ...pages.map(({ id, title }) => [id, textIn(title, language)] as const),
      ...placedIn(pages).map(({ question }) => [question.id, textIn(question.title, language)] as const),
    ]),
  )
