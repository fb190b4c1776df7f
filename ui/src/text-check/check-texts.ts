import { languages, type Language, spelledLike } from '../languages'
import { flattenTexts, type TextFile } from '../text-files'
import { argumentsOf } from './message-arguments'
import { askedKeys, mentionsKey } from './used-keys'

export type TextCheck = {
  /** namespace → language → file */
  texts: Record<string, Partial<Record<Language, TextFile>>>
  /** path → source text of everything that may ask for a word */
  sources: Record<string, string>
  /** The namespace of a file that is handed its `t`, as declarations of columns and fields are. */
  namespaceOf: (path: string) => string | undefined
  /** Keys that come from elsewhere (refusal codes of the wire), never called unused. */
  isOutside?: (namespace: string, key: string) => boolean
}

export type TextProblem = `${'missing' | 'unused' | 'unknown' | 'broken' | 'repeated'}: ${string}`

/** Every way the words and the code can disagree; an empty list is the aim. */
export function checkTexts(check: TextCheck): TextProblem[] {
  const namespaces = Object.entries(check.texts)
  return [
    ...namespaces.flatMap(([namespace, files]) => languageProblems(namespace, files)),
    ...namespaces.flatMap(([namespace, files]) => unusedKeys(check, namespace, files)),
    ...unknownKeys(check),
  ]
}

function languageProblems(namespace: string, files: Partial<Record<Language, TextFile>>): TextProblem[] {
  const base = flattenTexts(files.en_us ?? {})
  return languages.flatMap((language): TextProblem[] => {
    const file = files[language]
    const isOverlay = spelledLike[language] !== undefined
    if (!file) return isOverlay ? [] : [`missing: ${namespace} has no ${language} file`]
    const own = flattenTexts(file)
    if (isOverlay && own.size === 0) return [`repeated: ${namespace} has a ${language} file in which nothing differs`]
    const where = (key: string) => `${namespace}:${key} in ${language}`
    return [
      ...[...base.keys()].filter((key) => !isOverlay && !own.has(key)).map((key) => `missing: ${where(key)}` as const),
      ...[...own.keys()].filter((key) => !base.has(key)).map((key) => `unknown: ${where(key)}, not in en_us` as const),
      ...[...own].filter(([, words]) => words.trim() === '').map(([key]) => `missing: ${where(key)} is empty` as const),
      ...(isOverlay ? [...own].filter(([key, words]) => base.get(key) === words) : []).map(
        ([key]) => `repeated: ${where(key)} says what en_us says` as const,
      ),
      ...[...own].flatMap(([key, words]) => messageProblems(where(key), words, base.get(key))),
    ]
  })
}

function messageProblems(where: string, words: string, baseWords: string | undefined): TextProblem[] {
  const own = argumentsOf(words)
  if ('error' in own) return [`broken: ${where}: ${own.error}`]
  const base = baseWords === undefined ? own : argumentsOf(baseWords)
  if ('error' in base || own.names.join() === base.names.join()) return []
  return [`broken: ${where} takes {${own.names.join(', ')}}, en_us {${base.names.join(', ')}}`]
}

function unusedKeys(check: TextCheck, namespace: string, files: Partial<Record<Language, TextFile>>): TextProblem[] {
  const sources = Object.values(check.sources)
  return [...flattenTexts(files.en_us ?? {}).keys()]
    .filter((key) => !check.isOutside?.(namespace, key))
    .filter((key) => !sources.some((source) => mentionsKey(source, key)))
    .map((key) => `unused: ${namespace}:${key}` as const)
}

function unknownKeys({ texts, sources, namespaceOf }: TextCheck): TextProblem[] {
  return Object.entries(sources).flatMap(([path, source]) =>
    askedKeys(source, namespaceOf(path))
      .filter(({ namespace, key }) => !flattenTexts(texts[namespace]?.en_us ?? {}).has(key))
      .map(({ namespace, key }) => `unknown: ${namespace}:${key} asked for in ${path}` as const),
  )
}
