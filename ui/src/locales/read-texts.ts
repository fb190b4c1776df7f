/** Namespaces that the code which is here reads, or will as soon as it is drawn. */
const read = new Set<string>()

let fetchAll: (namespaces: string[]) => Promise<void> = async () => {}

/** Written into every module that reads texts when the page is built. */
export function readsTexts(...namespaces: string[]) {
  for (const namespace of namespaces) read.add(namespace)
}

/** The page's own words, as soon as it has them. */
export const fetchReadBy = (fetch: typeof fetchAll) => void (fetchAll = fetch)

/** Ends when the words of all code that is here are, too; without a line it is said where they are missing. */
export const readTextsHere = () => fetchAll([...read]).catch(() => undefined)
