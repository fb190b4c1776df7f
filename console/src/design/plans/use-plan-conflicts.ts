import type { PlanSet } from '@coverwright/contract/design/plans'
import { type Language, languageNames, textIn, type Texts } from '@coverwright/rules/languages'
import { useFormats } from '@coverwright/ui/formats'
import { useLanguage, useTexts } from '@coverwright/ui/locales'
import type { Conflict, ConflictWords } from '../../platform/draft'
import type { Cover } from './plan-actions'

type Sides = { mine: PlanSet; theirs: PlanSet }

/** What two people changed in the plans: 'Plus · Windscreen · 繁體中文', with the text or amount of either. */
export function usePlanConflicts(sides: Sides): ConflictWords {
  const t = useTexts('plans')
  const { language } = useLanguage()
  const { money, list } = useFormats()
  const say = (texts: Texts) => textIn(texts, language)
  const titles = titlesIn(sides, say)
  const wordOf = (name: string): string[] => {
    if (name in languageNames) return [languageNames[name as Language]]
    if (name === 'subtitle' || name === 'description') return [t(`plan.${name}`)]
    if (name === 'booklet' || name === 'coverDocument') return [t(`documents.${name}`)]
    return titles.has(name) ? [titles.get(name) as string] : []
  }
  const nameOf = ({ path }: Conflict) => path.flatMap(wordOf).join(' · ') || t('title')
  const sayValue = (value: unknown): string => {
    if (typeof value === 'string') return titles.get(value) ?? value
    if (Array.isArray(value)) return list(value.map(String).map((key) => titles.get(key) ?? key))
    const { title, text, name, amount } = value as Partial<Cover> & { text?: Texts; name?: string }
    if (amount) return money(amount)
    if (amount === null) return t('covers.none')
    return name ?? say(title ?? text ?? {})
  }
  return { nameOf, say: sayValue }
}

function titlesIn({ mine, theirs }: Sides, say: (texts: Texts) => string): Map<string, string> {
  const inSet = ({ plans, addOns }: PlanSet): [string, string][] => [
    ...[...plans, ...addOns].map(({ id, title }): [string, string] => [id, say(title) || id]),
    ...plans.flatMap(({ covers }) => covers.map(({ dataName, title }): [string, string] => [dataName, say(title)])),
    ...plans.flatMap(({ declarations }) => declarations.map(({ id, text }): [string, string] => [id, say(text)])),
  ]
  return new Map([...inSet(theirs), ...inSet(mine)])
}
