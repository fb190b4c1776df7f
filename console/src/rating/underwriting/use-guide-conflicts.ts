import type { Guide } from '@coverwright/contract/rating/underwriting'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import type { Conflict, ConflictWords } from '../../platform/draft'
import type { FormulaWords } from '../../design/logic'
import type { AnswerEntry, Rule, TableEntry } from './guide-edits'

type Entry = Rule | TableEntry | AnswerEntry
type Sides = { mine: Guide; theirs: Guide }

/** What two people changed in the guide: a rule with when it counts and what it decides, a table, the order of a list. */
export function useGuideConflicts({ mine, theirs }: Sides, read: FormulaWords): ConflictWords {
  const t = useTexts('underwriting')
  const { list } = useFormats()
  const titles = new Map(
    [...entriesOf(theirs), ...entriesOf(mine)].map(({ id, title }) => [id, title || t('untitled')]),
  )
  const parts: Record<string, string> = {
    rules: t('rules.title'),
    tables: t('tables.title'),
    answers: t('answers.title'),
  }
  const nameOf = ({ path: [part = '', id = ''] }: Conflict) =>
    [parts[part] ?? t('title'), ...(titles.has(id) ? [titles.get(id)] : [])].join(' · ')
  const say = (value: unknown): string => {
    if (Array.isArray(value)) return list(value.map((id) => titles.get(String(id)) ?? String(id)))
    const entry = value as Partial<Entry>
    if (!('verdict' in entry) || !entry.verdict) return entry.title || t('untitled')
    const { title, when = '', reason = '', verdict } = entry
    const counts = when && read(when, 'condition')
    return [title || t('untitled'), counts, t(`decision.${verdict.decision}`), reason].filter(Boolean).join(' · ')
  }
  return { nameOf, say }
}

const entriesOf = ({ rules, tables, answers = [] }: Guide): readonly Entry[] => [...rules, ...tables, ...answers]
