import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { threadId } from 'node:worker_threads'
import { ROOT } from '../../root'

type Esbuild = { buildSync(options: object): { outputFiles: { text: string }[] } }

const FOLDER = join(ROOT, 'server', 'dist', 'from-source')
const OURS = ['contract', 'player', 'rules']
/** Packages that were written for `require` ask by it for what is Node's own. */
const OWN_REQUIRE = `import { createRequire as makeRequire } from 'node:module';const require = makeRequire(import.meta.url);`
const known = new Map<string, string>()

/**
 * One file made of a worker's sources, once in a process. Tests and measurements run the server from its sources, and a
 * process that reads those one by one takes four times as long to start. The built server never comes here.
 */
export function bundleOf(source: URL): string {
  const file = known.get(source.href) ?? keep(`${basename(source.pathname, '.ts')}`, bundle(source))
  known.set(source.href, file)
  return file
}

function bundle(source: URL): string {
  const { buildSync } = createRequire(import.meta.url)('esbuild') as Esbuild
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(source)],
    alias: Object.fromEntries(OURS.map((floor) => [`@coverwright/${floor}`, join(ROOT, floor, 'src')])),
    external: JSON.parse(readFileSync(join(ROOT, 'server', 'outside-the-bundle.json'), 'utf8')) as string[],
    banner: { js: OWN_REQUIRE },
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    jsx: 'automatic',
    logLevel: 'error',
  })
  return outputFiles[0]?.text ?? ''
}

/** Named by what is in it, and there whole or not at all: others of the same machine make the same file. */
function keep(name: string, text: string): string {
  const print = createHash('sha256').update(text).digest('hex').slice(0, 16)
  const file = join(FOLDER, `${name}-${print}.mjs`)
  if (existsSync(file)) return file
  mkdirSync(FOLDER, { recursive: true })
  const draft = `${file}.${process.pid}-${threadId}`
  writeFileSync(draft, text)
  renameSync(draft, file)
  return file
}
