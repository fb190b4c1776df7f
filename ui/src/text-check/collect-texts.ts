import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isLanguage, type Language } from '../languages'
import type { TextFile } from '../text-files'
import type { TextCheck } from './check-texts'

/** Reads a workspace's rooms from disk for checkTexts: <root>/<room>/texts/<language>.json and every .ts and .tsx beside them. */
export function collectTexts(root: string): Pick<TextCheck, 'texts' | 'sources' | 'namespaceOf'> {
  const texts: TextCheck['texts'] = {}
  const sources: TextCheck['sources'] = {}
  for (const path of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    const [, room, name] = /(?:^|\/)([^/]+)\/texts\/([^/]+)\.json$/.exec(path) ?? []
    if (room && isLanguage(name)) texts[room] = { ...texts[room], [name as Language]: readJson(join(root, path)) }
    if (/\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path)) sources[path] = readFileSync(join(root, path), 'utf8')
  }
  return { texts, sources, namespaceOf: (path) => Object.keys(texts).find((room) => path.startsWith(`${room}/`)) }
}

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as TextFile
