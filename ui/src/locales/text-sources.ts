import { isLanguage, type Language } from '../languages'
import type { TextFile } from '../text-files'

type Loader = () => Promise<unknown>
/** For each namespace, how to fetch its file in each language. */
export type TextSources = Record<string, Partial<Record<Language, Loader>>>

/** Turns `import.meta.glob` into sources: the room's folder is the namespace. */
export function roomTexts(glob: Record<string, Loader>): TextSources {
  const sources: TextSources = {}
  for (const [path, load] of Object.entries(glob)) {
    const [, room, language] = /([^/]+)\/texts\/([^/]+)\.json$/.exec(path) ?? []
    if (!room || !isLanguage(language)) throw new Error(`Not a text file of a room: ${path}`)
    sources[room] = { ...sources[room], [language]: load }
  }
  return sources
}

const base: Partial<Record<Language, Language>> = { en_uk: 'en_us', en_id: 'en_us' }

/** The file and, where it may be an overlay, its base, fetched side by side so that an overlay costs no second trip. */
export async function fetchTexts(sources: TextSources, namespace: string, language: Language) {
  const loaders = sources[namespace]
  const load = loaders?.[language]
  if (!load) throw new Error(`No ${language} texts for '${namespace}'`)
  const usual = base[language]
  const [file, usualBase] = await Promise.all([
    readFile(load),
    usual && loaders[usual] ? readFile(loaders[usual]) : undefined,
  ])
  if (file.extends === undefined) return { file, base: undefined }
  if (file.extends !== usual) throw new Error(`${namespace}: ${language} may extend ${usual ?? 'nothing'}`)
  return { file, base: usualBase }
}

async function readFile(load: Loader): Promise<TextFile> {
  const module = (await load()) as { default?: TextFile } & TextFile
  return module.default ?? module
}
