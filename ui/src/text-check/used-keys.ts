const useTextsCall = /(?:const|let)\s+(\w+)\s*=\s*useTexts\(\s*['"]([\w-]+)['"]\s*\)/g
const literalCall = /\b(\w+)\(\s*(['"])([\w-]+(?:\.[\w-]+)*)\2\s*[,)]/g

/** Keys that this source asks for by name, each with the namespace its `t` was made for. */
export function askedKeys(source: string, ownNamespace: string | undefined): { namespace: string; key: string }[] {
  const namespaces = new Map<string, string>()
  for (const [, name, namespace] of source.matchAll(useTextsCall)) namespaces.set(name!, namespace!)
  if (!namespaces.has('t') && ownNamespace) namespaces.set('t', ownNamespace)
  return [...source.matchAll(literalCall)].flatMap(([, name, , key]) => {
    const namespace = namespaces.get(name!)
    return namespace ? [{ namespace, key: key! }] : []
  })
}

/** Whether a source can mean this key: as a literal, or as a template that starts like it and ends like it. */
export function mentionsKey(source: string, key: string): boolean {
  if (source.includes(`'${key}'`) || source.includes(`"${key}"`) || source.includes(`\`${key}\``)) return true
  return templates(source).some((template) => template.test(key))
}

const known = new Map<string, RegExp[]>()

function templates(source: string): RegExp[] {
  const cached = known.get(source)
  if (cached) return cached
  const found = [...source.matchAll(/`([\w-]+(?:\.[\w-]+)*\.?\$\{[^`]*)`/g)].map(
    ([, template]) =>
      new RegExp(
        `^${template!
          .replace(/\$\{[^}]*\}/g, '\u0000')
          .split('\u0000')
          .map(escape)
          .join('.+')}$`,
      ),
  )
  known.set(source, found)
  return found
}

const escape = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
