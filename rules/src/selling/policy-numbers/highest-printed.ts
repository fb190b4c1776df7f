import { largestBelow, largestText, largestUpTo, type TextPattern } from './text-pattern'

/** Which texts are meant, and where the counted number stands in them. */
export type PrintedNumbers = {
  readonly pattern: TextPattern
  readonly numberAfter: number
  readonly length: number
  readonly upTo: number
}

/** The largest of the texts in question that does not come after another, compared letter by letter. */
export type FindUpTo = (text: string) => Promise<string | null>

/** After so many questions it is quicker to read every text. */
const MOST_QUESTIONS = 200

/**
 * The highest counted number of a pattern among texts that are in order somewhere, or null where there is none. Asks only for the next text
 * that could be higher than what was found: what lies between is passed over without being read. Undefined when that
 * takes too many questions, as where each number stands behind a date of its own.
 */
export async function highestPrinted(
  { pattern, numberAfter, length, upTo }: PrintedNumbers,
  findUpTo: FindUpTo,
  mostQuestions = MOST_QUESTIONS,
): Promise<number | null | undefined> {
  const [front, counted] = [pattern.slice(0, numberAfter), pattern.slice(numberAfter, numberAfter + length)]
  const cap = largestUpTo(counted, String(Math.min(upTo, 10 ** length - 1)).padStart(length, '0'))
  if (cap === null) return null
  const rest = cap + largestText(pattern.slice(numberAfter + length))
  const behind = (text: string | null) => (text === null ? null : text + rest)
  let highest: string | null = null
  let wanted = behind(largestText(front))
  for (let asked = 0; wanted !== null && highest !== cap; asked++) {
    if (asked === mostQuestions) return undefined
    const found = await findUpTo(wanted)
    const next: string | null = found === null ? null : largestUpTo(pattern, found)
    if (next === null) break
    const [before, number] = [next.slice(0, numberAfter), next.slice(numberAfter, numberAfter + length)]
    const isHigher: boolean = highest === null || number > highest
    if (number > cap) wanted = behind(before)
    else if (isHigher && next !== found) wanted = next
    else {
      if (isHigher) highest = number
      // Behind the same letters no other is higher.
      wanted = behind(largestBelow(front, before))
    }
  }
  return highest === null ? null : Number(highest)
}
