/** What a year costs, of the price list, by ending. Other endings are not sold here; what a company owns can be connected. */
const YEAR: Readonly<Record<string, number>> = {
  ...{ com: 120, net: 140, org: 130, co: 320, io: 480, app: 180, online: 90 },
  ...{ insure: 880, care: 360, hk: 250, 'com.hk': 250, asia: 160, uk: 110, 'co.uk': 110, sg: 420, id: 300 },
}

export const soldEndings: readonly string[] = Object.keys(YEAR)

/** Of the price list; null where the ending is not sold. */
export const yearPrice = (ending: string): number | null =>
  Object.hasOwn(YEAR, ending) ? (YEAR[ending] ?? null) : null

const BEFORE = ['get', 'my', 'try'] as const
const AFTER = ['cover', 'insurance', 'online'] as const

/** Names near the wanted one, the same word under other endings first. */
export function suggestedNames(word: string, ending: string, most = 8): string[] {
  const elsewhere = soldEndings.filter((each) => each !== ending).map((each) => `${word}.${each}`)
  const here = [...AFTER.map((after) => `${word}-${after}`), ...BEFORE.map((before) => `${before}-${word}`)]
  const longer = here.filter((label) => label.length <= 63).map((label) => `${label}.${ending}`)
  const half = Math.ceil(most / 2)
  return [...new Set([...elsewhere.slice(0, half), ...longer, ...elsewhere.slice(half)])].slice(0, most)
}
