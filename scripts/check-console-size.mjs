// Weighs the console as a browser gets it (brotli): what the first screens load, and each screen's own part.
// Fails when a first screen is over 250 KB, the limit of P8.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'

const KB = 1024
const LIMIT_KB = 250
/** The parts of each first screen, the rooms whose words it reads, and whether it mentions others (in the language that weighs most). */
const FIRST_SCREENS = {
  'sign-in': { parts: ['src/company/identity/sign-in/sign-in-page.tsx'], rooms: ['entry', 'identity'] },
  home: { parts: ['src/frame/shell.tsx', 'src/insight/home/home-page.tsx'], rooms: ['frame', 'home'], mentions: true },
}
const ALWAYS = ['platform', 'routes']
const LANGUAGE = 'zh_tw'

const dist = process.argv[2] ?? fileURLToPath(new URL('../console/dist/', import.meta.url))
const manifestPath = join(dist, '.vite', 'manifest.json')
if (!existsSync(manifestPath)) {
  console.error('The console is not built: run `npm run build` first.')
  process.exit(1)
}
const manifest = JSON.parse(readFileSync(manifestPath, 'utf8'))
const weights = new Map()

const weigh = (file) => {
  const path = join(dist, file)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
  if (!weights.has(file)) weights.set(file, brotliCompressSync(readFileSync(path), { params }).length)
  return weights.get(file)
}

/** Everything that is loaded with these parts: their imports, and the styles of all of them. */
function filesOf(keys, found = new Set(), visited = new Set()) {
  for (const key of keys) {
    const part = manifest[key]
    if (!part || visited.has(key)) continue
    visited.add(key)
    for (const file of [part.file, ...(part.css ?? [])]) found.add(file)
    filesOf(part.imports ?? [], found, visited)
  }
  return found
}

const kilobytes = (files) => [...files].reduce((sum, file) => sum + weigh(file), 0) / KB
const wordsOf = (rooms, mentions) => {
  const read = [`(${[...ALWAYS, ...rooms].join('|')})/texts/`, ...(mentions ? ['/mentions/'] : [])]
  const wanted = new RegExp(`(${read.join('|')})${LANGUAGE}\\.json$|locales/${LANGUAGE}/ui\\.json$`)
  return Object.keys(manifest).filter((key) => wanted.test(key))
}
const entry = filesOf(['index.html'])

let isOver = false
for (const [name, { parts, rooms, mentions = false }] of Object.entries(FIRST_SCREENS)) {
  const missing = parts.filter((part) => !manifest[part])
  if (missing.length) throw new Error(`Not in the manifest: ${missing.join(', ')}`)
  const files = filesOf(['index.html', ...parts, ...wordsOf(rooms, mentions)])
  const size = kilobytes(files)
  if (size > LIMIT_KB) isOver = true
  console.log(`${name.padEnd(34)} ${size.toFixed(1).padStart(7)} KB of ${LIMIT_KB}  (${files.size} files)`)
}
const screens = Object.keys(manifest).filter((key) => /^src\/[^/]+\/.*\.tsx$/.test(key) && manifest[key].isDynamicEntry)
for (const screen of screens.sort()) {
  const own = [...filesOf([screen])].filter((file) => !entry.has(file))
  console.log(`  + ${screen.padEnd(30)} ${kilobytes(own).toFixed(1).padStart(7)} KB`)
}
if (isOver) {
  console.error(`A first screen is over ${LIMIT_KB} KB.`)
  process.exit(1)
}
