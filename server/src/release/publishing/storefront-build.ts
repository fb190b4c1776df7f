import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { StorefrontBuild } from '@coverwright/player/prerender'

type Manifest = Record<string, { file: string; css?: string[]; imports?: string[]; dynamicImports?: string[] }>

export type Asset = { readonly content: Buffer; readonly br: Buffer | null; readonly type: string }

export type Build = StorefrontBuild & {
  /** Changes with every build: what was compiled with another one is compiled again. */
  readonly print: string
  readonly assets: ReadonlyMap<string, Asset>
  /** What a direct page has beside its words; it is read without. */
  readonly directScript: string | null
}

const ENTRY = 'src/main.tsx'
const AFTER = 'src/after/index.tsx'
const DIRECT = 'src/direct.ts'
const BASE = '/p/assets/'
const types: Readonly<Record<string, string>> = { js: 'text/javascript; charset=utf-8', css: 'text/css; charset=utf-8' }

/** What `vite build` left of the storefront, read once; null when it has never been built. */
export function readStorefrontBuild(root: string): Build | null {
  const folder = join(root, 'storefront', 'dist')
  const path = join(folder, '.vite', 'manifest.json')
  if (!existsSync(path)) return null
  const text = readFileSync(path, 'utf8')
  const manifest = JSON.parse(text) as Manifest
  const entry = manifest[ENTRY]
  if (!entry) return null
  const engines = (entry.dynamicImports ?? []).filter((name) => name.endsWith('/logic.ts'))
  const after = [AFTER, ...(manifest[AFTER]?.imports ?? [])].filter((name) => name !== ENTRY)
  const addressesOf = (names: readonly string[]) =>
    names.flatMap((name) => manifest[name] ?? []).map(({ file }) => BASE + file)
  return {
    css: (entry.css ?? [])
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .join('')
      .trim(),
    script: BASE + entry.file,
    logicScripts: addressesOf(engines),
    afterScripts: addressesOf(after),
    directScript: manifest[DIRECT] ? BASE + manifest[DIRECT].file : null,
    print: createHash('sha256').update(text).digest('hex').slice(0, 12),
    assets: new Map(filesOf(manifest).map((file) => [file, readAsset(folder, file)])),
  }
}

const filesOf = (manifest: Manifest) => [
  ...new Set(Object.values(manifest).flatMap(({ file, css = [] }) => [file, ...css])),
]

function readAsset(folder: string, file: string): Asset {
  const path = join(folder, file)
  return {
    content: readFileSync(path),
    br: existsSync(`${path}.br`) ? readFileSync(`${path}.br`) : null,
    type: types[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
  }
}
