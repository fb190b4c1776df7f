export type Findable = { label: string; words?: string }

/**
 * How well a label answers what was typed, higher is better, 0 is not at all. Letters must come in order;
 * the start of the label, then starts of words, then letters in a row count for more.
 */
export function matchScore(label: string, query: string): number {
  const text = label.toLowerCase()
  const wanted = query.trim().toLowerCase()
  if (wanted === '') return 1
  if (text === wanted) return 1000
  if (text.startsWith(wanted)) return 800 - text.length
  const atWord = wordStart(text, wanted)
  if (atWord > 0) return 600 - text.length
  if (text.includes(wanted)) return 400 - text.length
  return scatteredScore(text, wanted)
}

function wordStart(text: string, wanted: string): number {
  return Math.max(text.indexOf(` ${wanted}`), text.indexOf(`-${wanted}`), text.indexOf(`/${wanted}`))
}

function scatteredScore(text: string, wanted: string): number {
  let from = 0
  let score = 0
  let last = -2
  for (const letter of wanted.replace(/\s+/g, '')) {
    const at = text.indexOf(letter, from)
    if (at < 0) return 0
    score += at === last + 1 ? 6 : at === 0 || /[\s\-/.]/.test(text[at - 1]!) ? 8 : 1
    last = at
    from = at + 1
  }
  /** Letters strewn over a long label are chance, not an answer. */
  return score >= wanted.length * 3 ? Math.min(200, score) : 0
}

/** The items that answer the query, best first; equal ones keep their order. */
export function rankItems<Item extends Findable>(items: Item[], query: string): Item[] {
  return items
    .map((item, at) => ({
      item,
      at,
      score: Math.max(matchScore(item.label, query), item.words ? matchScore(item.words, query) - 100 : 0),
    }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score || one.at - other.at)
    .map(({ item }) => item)
}

/** Whether what was typed begins its label or one of its other words: then it was meant, and not stumbled upon. */
export function isMeant({ label, words = '' }: Findable, query: string): boolean {
  const wanted = query.trim().toLowerCase()
  if (wanted === '') return false
  return label.toLowerCase().startsWith(wanted) || ` ${words.toLowerCase()}`.includes(` ${wanted}`)
}
