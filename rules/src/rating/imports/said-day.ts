import { readDateText } from './date-text'
import { plainText } from './plain-text'

const FROM =
  /\b(?:effective|valid|in force|applicable|applies|commenc\w*|start\w*|inception|rates? (?:as )?(?:from|of)|gültig|berlaku)\b|生效|起用|適用|适用/i
const DAY =
  /\d{4}(?:[-/.]\d{1,2}[-/.]\d{1,2}|年\d{1,2}月\d{1,2}日?)|\d{1,2}[-/.]\d{1,2}[-/.]\d{4}|\d{1,2}(?:st|nd|rd|th)?[-\s]+[a-z]{3,9}\.?,?[-\s]+\d{4}|[a-z]{3,9}\.?\s+\d{1,2}(?:st|nd|rd|th)?,?\s+\d{4}/gi

/**
 * From when on rates hold, where the words above them say so ('Effective 01/01/2027'); null where they do not. A day that
 * can be read in two ways (03/04/2027) is none, and of two days ('valid 1 Jan 2027 to 31 Dec 2027') the first is meant.
 */
export function saidFirstDay(lines: readonly string[]): string | null {
  for (const [at, line] of lines.entries()) {
    if (!FROM.test(plainText(line))) continue
    // The day often stands in a cell of its own, behind the word.
    const plain = plainText(`${line} ${lines[at + 1] ?? ''}`)
    for (const [text] of plain.matchAll(DAY)) {
      const [one, other] = [readDateText(text, 'dmy'), readDateText(text, 'mdy')]
      if (one && one.date === other?.date) return one.date
    }
  }
  return null
}
