// Holds the storefront's first page to its figures (P8): one flight of HTML, and at most half again a bare React root.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { buildChanged } from './build.mjs'

const ROOT = fileURLToPath(new URL('../', import.meta.url))
/** P8: script at most this many times a bare React root, both pressed with brotli. */
export const MOST_TIMES_BARE = 1.5

/** Brotli bytes of what every buyer loads, of the engine for journeys with conditions, and of React alone. */
export async function storefrontSizes() {
  await buildChanged(['storefront'])
  const dist = join(ROOT, 'storefront', 'dist')
  const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'))
  const entry = manifest['src/main.tsx']
  const pressed = (file) => brotliCompressSync(readFileSync(join(dist, file))).length
  const sum = (files) => files.map(pressed).reduce((all, size) => all + size, 0)
  const imported = (entry.imports ?? []).map((name) => manifest[name].file)
  return {
    script: sum([entry.file, ...imported]),
    styles: sum(entry.css ?? []),
    engine: sum(
      (entry.dynamicImports ?? []).filter((name) => name.endsWith('/logic.ts')).map((name) => manifest[name].file),
    ),
    bareRoot: await bareRootSize(),
  }
}

/** The least that any page taken over by React must load, built the same way. */
async function bareRootSize() {
  const bare = 'virtual:bare-root'
  const source = `import { createElement } from 'react'
    import { hydrateRoot } from 'react-dom/client'
    hydrateRoot(document.body, createElement('p'))`
  const plugin = {
    name: 'bare-root',
    resolveId: (id) => (id === bare ? join(ROOT, 'storefront', 'bare-root.js') : null),
    load: (id) => (id === join(ROOT, 'storefront', 'bare-root.js') ? source : null),
  }
  const options = { target: 'es2022', write: false, modulePreload: { polyfill: false }, rollupOptions: { input: bare } }
  const { output } = await build({
    root: join(ROOT, 'storefront'),
    configFile: false,
    logLevel: 'error',
    plugins: [plugin],
    build: options,
  })
  return brotliCompressSync(output.map((chunk) => chunk.code ?? '').join('')).length
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { script, styles, engine, bareRoot } = await storefrontSizes()
  const times = script / bareRoot
  console.log(
    `storefront: script ${script} bytes (${times.toFixed(2)} times a bare React root of ${bareRoot}), styles ${styles}, engine ${engine}`,
  )
  if (times > MOST_TIMES_BARE) {
    console.error(`The storefront's script is over ${MOST_TIMES_BARE} times a bare React root.`)
    process.exit(1)
  }
}
