/** What a text file holds: nested words, and for an overlay the language it lists its differences from. */
export type TextFile = { extends?: string; [key: string]: TextNode | string | undefined }
export type TextNode = { [key: string]: TextNode | string }

/** Nested texts as one level: { list: { empty } } becomes 'list.empty'. */
export function flattenTexts(file: TextFile): Map<string, string> {
  const flat = new Map<string, string>()
  const walk = (node: TextFile | TextNode, prefix: string) => {
    for (const [name, value] of Object.entries(node)) {
      if (prefix === '' && name === 'extends') continue
      if (typeof value === 'string') flat.set(prefix + name, value)
      else if (value) walk(value, `${prefix}${name}.`)
    }
  }
  walk(file, '')
  return flat
}

/** A whole language from its file and, for an overlay, the file it says it extends. */
export function joinTexts(file: TextFile, base?: TextFile): Record<string, string> {
  return { ...(base ? Object.fromEntries(flattenTexts(base)) : {}), ...Object.fromEntries(flattenTexts(file)) }
}
