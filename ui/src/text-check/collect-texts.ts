import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isLanguage, type Language } from '../languages'
import type { TextFile } from '../text-files'
import type { TextCheck } from './check-texts'

/** Reads a workspace's rooms from disk for checkTexts: <root>/…/<room>/texts/<language>.json and every .ts and .tsx beside them. */
export function collectTexts(root: string): Pick<TextCheck, 'texts' | 'sources' | 'namespaceOf'> {
  const texts: TextCheck['texts'] = {}
  const sources: TextCheck['sources'] = {}
  const folders: [folder: string, room: string][] = []
  for (const path of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    const [, folder = '', room, part, name] = /^((?:.*\/)?([^/]+)\/)(texts|mentions)\/([^/]+)\.json$/.exec(path) ?? []
    if (room && part === 'mentions' && isLanguage(name)) {
      const mentions = texts.mentions?.[name]
      texts.mentions = { ...texts.mentions, [name]: { ...mentions, [room]: readJson(join(root, path)) } }
    } else if (room && isLanguage(name)) {
      texts[room] = { ...texts[room], [name as Language]: readJson(join(root, path)) }
      folders.push([folder, room])
    }
    if (/\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path)) sources[path] = readFileSync(join(root, path), 'utf8')
  }
  // A kind within a room may have words of its own: the nearest folder around a file counts.
  folders.sort(([one], [other]) => other.length - one.length)
  return { texts, sources, namespaceOf: (path) => folders.find(([folder]) => path.startsWith(folder))?.[1] }
}

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as TextFile
