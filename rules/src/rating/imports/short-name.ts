import { plainText } from './plain-text'

const [LONGEST_TITLE, LONGEST_NAME] = [45, 50]
const BRACKETS = /\s*[（(［[][^)）\]］]*[)）\]］]\s*/g
/** Where a header begins to explain itself. */
const CLAUSE =
  /\s(?:as|which|that|including|incl\.?|excluding|payable|when|where|whose|according|based|per|in respect)\s|[,;:–—]\s/i

/** What a column is called: its header, and of a long one what it names before it explains. */
export function shortTitle(header: string): string {
  return header.length <= LONGEST_TITLE ? header : cut(header.replace(BRACKETS, ' ').trim() || header, LONGEST_TITLE)
}

const NUMBERED = /^(?:table|schedule|appendix|annex|sheet|section|exhibit|表)\s*[\dA-Z.]{0,6}\s*[:：.–-]\s*/i
const VALIDITY =
  /[\s,;–-]*\b(?:effective|valid|applicable|in force|as of|as at|w\.?e\.?f\.?)\b.*$|(?:[\s,;–-]*\b(?:final|draft|copy|(?:rev(?:ised|ision)?|version|v)[\s.-]*\d+(?:\.\d+)*))+$/gi
const YEAR = /[\s_–-]*\b(?:fy\s?)?(?:19|20)\d{2}(?:\s?[/-]\s?\d{2,4})?\s*$/i

/** What a table is called: 'Table 3.1: Annual premium, effective from 1 January 2026 (HKD)' is 'Annual premium'. */
export function shortName(title: string): string {
  const plain = plainText(title)
  const bare = plain.replace(/_+/g, ' ').replace(NUMBERED, '').replace(BRACKETS, ' ').trim().replace(VALIDITY, '')
  const undated = bare.replace(YEAR, '').replace(/[\s,;:.–-]+$/, '')
  return cut(undated || bare || plain, LONGEST_NAME)
}

/** The same name next year: without its number, its year and its version. */
export const lastingName = (title: string): string =>
  shortName(title)
    .replace(/\b(?:19|20)\d{2}\b/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

function cut(text: string, longest: number): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  if (plain.length <= longest) return plain
  const clause = plain.slice(10).search(CLAUSE)
  if (clause >= 0 && clause + 10 <= longest) return plain.slice(0, clause + 10).trim()
  const words = plain.slice(0, longest + 1)
  const space = words.lastIndexOf(' ')
  return (space > 15 ? words.slice(0, space) : plain.slice(0, longest)).replace(/[\s,;:–-]+$/, '')
}
