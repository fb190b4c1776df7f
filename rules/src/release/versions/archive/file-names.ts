const LONGEST = 40

/** A title as a part of a file's name: small letters, digits and dashes. */
export const fileWord = (title: string): string =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, LONGEST)
    .replace(/-+$/, '')

/** `pages/03-your-trip.json`: in the order of their numbers, with as many digits as the longest needs. */
export function numberedFiles(folder: string, titles: readonly string[]): string[] {
  const digits = Math.max(2, String(titles.length).length)
  return titles.map((title, at) => {
    const number = String(at + 1).padStart(digits, '0')
    const word = fileWord(title)
    return `${folder}/${number}${word ? `-${word}` : ''}.json`
  })
}
