import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { lighterAntd } from './lighter-antd'
import { wordsWithCode } from './words-with-code'

/** The version file of the specification: the names of all parts carry their content, so their hash is the version. */
function versionFile(): Plugin {
  let version = 'development'
  return {
    name: 'version-file',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => {
        if (bundle) version = createHash('sha256').update(Object.keys(bundle).sort().join()).digest('hex').slice(0, 12)
        return [{ tag: 'meta', attrs: { name: 'console-version', content: version }, injectTo: 'head' }]
      },
    },
    writeBundle: {
      order: 'post',
      async handler({ dir }) {
        await writeFile(`${dir}/version.json`, `${JSON.stringify({ version })}\n`)
      },
    },
  }
}

const jsonSchemas = /zod\/v4\/core\/(json-schema-processors|to-json-schema)\.js$/

/** Schemas are drawn as JSON Schema by the server only: the 62 KB that know how are not for the browser. */
function withoutJsonSchemas(): Plugin {
  return {
    name: 'without-json-schemas',
    enforce: 'pre',
    async load(id) {
      if (!jsonSchemas.test(id)) return null
      const source = await readFile(id, 'utf8')
      const names = [...source.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name)
      const renamed = [...source.matchAll(/^export \{ \w+ as (\w+) \}/gm)].map(([, name]) => name)
      const stubs = names.map((name) => `export const ${name} = none`)
      const aliases = renamed.map((name) => `export { none as ${name} }`)
      return [
        "const none = () => { throw new Error('Only the server draws JSON Schemas') }",
        ...stubs,
        ...aliases,
      ].join('\n')
    },
  }
}

/** React and the router serve every screen and change seldom: a deploy leaves them in the browser's cache. Grids are for few. */
const ground = /node_modules\/(react|react-dom|scheduler|@tanstack\/(?!react-virtual|virtual-core)[^/]+)\//
/** Our own modules do nothing when they are merely loaded, but for the start and the styles. */
const ownParts = /\/console\/src\/(?!main\.tsx|platform\/first\.ts).*\.tsx?$/
/** Rules that few screens ask and that weigh something: lists of words to refuse. */
const seldom = 'company/identity/(?:common-)?password\\.ts|company/members/role-names\\.ts'
const parts = new RegExp(`node_modules/|/(?:ui|contract|rules)/src/(?!${seldom})`)
const shared = /node_modules\/lucide-react\/|\/(console|ui|contract|rules)\/src\/.*\.(tsx?|css)$/
const SHARED_BY = 80
const words = /node_modules\/(i18next|react-i18next|i18next-icu|intl-messageformat|@formatjs)\//
const languages = ['en_us', 'zh_tw', 'zh_cn']
const mentionsIn = (language: string) => new RegExp(`/mentions/${language}\\.json$`)

export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  plugins: [react(), withoutJsonSchemas(), lighterAntd(), wordsWithCode(), versionFile()],
  html: { cspNonce: '__NONCE__' },
  build: {
    outDir: 'dist',
    manifest: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      // A room's door names much; a screen carries only what it takes through it.
      treeshake: { moduleSideEffects: [{ test: ownParts, sideEffects: false }] },
      output: {
        // Named by what is in them alone: the first script lists them all, and 580 names were 3 KB of it.
        chunkFileNames: 'assets/[hash:7].js',
        codeSplitting: {
          groups: [
            { name: 'ground', test: ground },
            { name: 'words', test: words },
            // What all rooms say of themselves on the screens of others, a language at a time.
            ...languages.map((language) => ({ name: `mentions-${language}`, test: mentionsIn(language) })),
            // What every screen starts with, in one piece: fewer requests, and it presses better.
            { name: 'start', test: parts, tags: ['$initial'], priority: -1 },
            // Icons, operations and small parts that many screens share: else each of them is a request of its own.
            { name: 'shared', test: shared, minShareCount: SHARED_BY, priority: -2 },
          ],
        },
      },
    },
  },
})
