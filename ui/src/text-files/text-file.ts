/** What a text file holds: nested words. */
export type TextFile = { [key: string]: TextFile | string }

/** Nested texts as one level: { list: { empty } } becomes 'list.empty'. */
export function flattenTexts(file: TextFile): Map<string, string> {
  const flat = new Map<string, string>()
  const walk = (node: TextFile, prefix: string) => {
    for (const [name, value] of Object.entries(node)) {
      if (typeof value === 'string') flat.set(prefix + name, value)
      else walk(value, `${prefix}${name}.`)
    }
  }
  walk(file, '')
  return flat
}

/** All words of these files; where two say the same, the later one counts. */
export const joinTexts = (...files: TextFile[]): Record<string, string> =>
  Object.fromEntries(files.flatMap((file) => [...flattenTexts(file)]))
