import { readDateText } from './date-text'
import type { RegionMapping } from './mapping'
import { plainText } from './plain-text'

const FROM =
  /\b(?:effective|valid|in force|applicable|applies|commenc\w*|start\w*|inception|rates? (?:as )?(?:from|of)|gültig|berlaku)\b|生效|起用|適用|适用/i
const DAY =
  /\d{4}(?:[-/.]\d{1,2}[-/.]\d{1,2}|年\d{1,2}月\d{1,2}日?)|\d{1,2}[-/.]\d{1,2}[-/.]\d{4}|\d{1,2}(?:st|nd|rd|th)?[-\s]+[a-z]{3,9}\.?,?[-\s]+\d{4}|[a-z]{3,9}\.?\s+\d{1,2}(?:st|nd|rd|th)?,?\s+\d{4}/gi

/**
 * From when on rates hold, where the words above them say so ('Effective 01/01/2027'); none where they do not, and both
 * readings of a day that has two (03/04/2027). Of two days ('valid 1 Jan 2027 to 31 Dec 2027') the first is meant.
 */
export function saidFirstDays(lines: readonly string[]): readonly string[] {
  for (const [at, line] of lines.entries()) {
    if (!FROM.test(plainText(line))) continue
    // The day often stands in a cell of its own, behind the word.
    const plain = plainText(`${line} ${lines[at + 1] ?? ''}`)
    for (const [text] of plain.matchAll(DAY)) {
      const readings = [readDateText(text, 'dmy'), readDateText(text, 'mdy')].flatMap((read) => read?.date ?? [])
      const days = [...new Set(readings)]
      if (days.length > 0) return days
    }
  }
  return []
}

/** A mapping that is made anew asks the same about its first day as the one before, or has the same answer. */
export function withStarts<Mapping extends RegionMapping>(
  mapping: Mapping,
  before: RegionMapping | undefined,
): Mapping {
  if (!before?.starts) return mapping
  const list = before.asks?.includes('starts') ? 'asks' : 'answered'
  return { ...mapping, starts: before.starts, [list]: [...(mapping[list] ?? []), 'starts'] }
}
