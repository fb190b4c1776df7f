import { isLanguage, type Language, spelledLike } from '../languages'
import { joinTexts, type TextFile } from '../text-files'

type Loader = () => Promise<unknown>
/** How to fetch a namespace in each language. */
type InLanguages = Partial<Record<Language, Loader>>
export type TextSources = Record<string, InLanguages>

/** Turns `import.meta.glob` into sources: the room's folder is the namespace. */
export function roomTexts(glob: Record<string, Loader>): TextSources {
  const sources: TextSources = {}
  for (const { room, language, load } of filesOf(glob)) sources[room] = { ...sources[room], [language]: load }
  return sources
}

/** One namespace from small files of many rooms: what each says stands under its own name, `policyNumbers.…`. */
export function gatheredTexts(glob: Record<string, Loader>): InLanguages {
  const files = filesOf(glob)
  const inLanguage = (language: Language) => async () => {
    const wanted = files.filter((file) => file.language === language)
    return Object.fromEntries(
      await Promise.all(wanted.map(async ({ room, load }) => [camelCase(room), await readFile(load)] as const)),
    )
  }
  return Object.fromEntries(files.map(({ language }) => [language, inLanguage(language)]))
}

function filesOf(glob: Record<string, Loader>) {
  return Object.entries(glob).map(([path, load]) => {
    const [, room, language] = /([^/]+)\/[^/]+\/([^/]+)\.json$/.exec(path) ?? []
    if (!room || !isLanguage(language)) throw new Error(`Not a text file of a room: ${path}`)
    return { room, language, load }
  })
}

const camelCase = (room: string) => room.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** Nobody wrote them: asking again would not help. */
export class NoTexts extends Error {}

/** The words of a namespace. What differs and what it differs from are fetched side by side: no second trip. */
export async function fetchTexts(sources: TextSources, namespace: string, language: Language) {
  const loaders = sources[namespace] ?? {}
  const whole = loaders[spelledLike[language] ?? language]
  if (!whole) throw new NoTexts(`No ${language} texts for '${namespace}'`)
  const differing = spelledLike[language] && loaders[language]
  return joinTexts(...(await Promise.all([readFile(whole), ...(differing ? [readFile(differing)] : [])])))
}

async function readFile(load: Loader): Promise<TextFile> {
  const module = (await load()) as { default?: TextFile } & TextFile
  return module.default ?? module
}
