/** A piece of a text, and whether the other text lacks it. */
export type DiffPiece = { readonly text: string; readonly isOnlyHere: boolean }

/** A variable, a word, a Chinese character or a sign: what somebody changes at once. */
const WORD = /\{\{[^{}]*\}\}|\p{Script=Han}|[\p{L}\p{N}]+|\s+|[^]/gu

/** Two texts as people compare them: each with the words that the other one lacks. */
export function differingWords(mine: string, theirs: string): { mine: DiffPiece[]; theirs: DiffPiece[] } {
  const [ours, others] = [wordsOf(mine), wordsOf(theirs)]
  const kept = commonWords(ours, others)
  return { mine: piecesOf(ours, kept.mine), theirs: piecesOf(others, kept.theirs) }
}

const wordsOf = (text: string): string[] => text.match(WORD) ?? []

/** The places of the longest row of words that both have in the same order. */
function commonWords(a: readonly string[], b: readonly string[]) {
  const width = b.length + 1
  const longest = new Uint16Array((a.length + 1) * width)
  const at = (i: number, j: number) => longest[i * width + j] ?? 0
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      longest[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  const kept = { mine: new Set<number>(), theirs: new Set<number>() }
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    if (a[i] === b[j]) {
      kept.mine.add(i++)
      kept.theirs.add(j++)
    } else if (at(i + 1, j) >= at(i, j + 1)) i += 1
    else j += 1
  }
  return kept
}

/** Neighbours of one sort are one piece. */
function piecesOf(words: readonly string[], kept: ReadonlySet<number>): DiffPiece[] {
  const pieces: DiffPiece[] = []
  for (const [place, text] of words.entries()) {
    const isOnlyHere = !kept.has(place)
    const last = pieces.at(-1)
    if (last?.isOnlyHere === isOnlyHere) pieces[pieces.length - 1] = { text: last.text + text, isOnlyHere }
    else pieces.push({ text, isOnlyHere })
  }
  return pieces
}
