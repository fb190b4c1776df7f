// Builds what changed since the last build: the console and the storefront by vite, the server into one file by esbuild.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fingerprint } from './fingerprint.mjs'
import { precompress } from './precompress.mjs'

const ROOT = fileURLToPath(new URL('../', import.meta.url))
const SHARED = [
  'rules',
  'contract',
  'player',
  'package-lock.json',
  'tsconfig.base.json',
  'scripts/build.mjs',
  'scripts/precompress.mjs',
]

const TARGETS = [
  {
    name: 'console',
    from: ['console', 'ui', ...SHARED],
    output: 'console/dist/index.html',
    build: () => buildSite('console'),
  },
  {
    name: 'storefront',
    from: ['storefront', 'ui', ...SHARED],
    output: 'storefront/dist',
    build: () => buildSite('storefront'),
  },
  {
    name: 'server',
    from: ['server/src', 'server/package.json', 'server/outside-the-bundle.json', ...SHARED],
    output: 'server/dist/main.mjs',
    build: buildServer,
  },
]

/** Builds the named targets (all by default) whose sources changed, or which have never been built. */
export async function buildChanged(names = TARGETS.map(({ name }) => name)) {
  const wanted = TARGETS.filter(({ name }) => names.includes(name) && hasSources(name))
  const changed = wanted.map((target) => ({ ...target, print: fingerprint(ROOT, target.from) })).filter(isStale)
  if (changed.length) console.log(`Building ${changed.map(({ name }) => name).join(', ')} ...`)
  await Promise.all(changed.map(buildTarget))
}

const hasSources = (name) => name === 'server' || existsSync(join(ROOT, name, 'vite.config.ts'))

const markerOf = (name) => join(ROOT, '.cache', `built-${name}`)

function isStale({ name, output, print }) {
  const marker = markerOf(name)
  return !existsSync(join(ROOT, output)) || !existsSync(marker) || readFileSync(marker, 'utf8') !== print
}

/** The mark comes last: a build that was cut short is built again. */
async function buildTarget({ name, print, build }) {
  rmSync(markerOf(name), { force: true })
  await build()
  mkdirSync(join(ROOT, '.cache'), { recursive: true })
  writeFileSync(markerOf(name), print)
}

async function buildSite(name) {
  await runVite(join(ROOT, name))
  await precompress(join(ROOT, name, 'dist'))
}

function runVite(cwd) {
  const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js')
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
      cwd,
      // Whatever the caller is: built from a test run, React would otherwise come in its slow and large shape for developers.
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    child.stdout.on('data', (chunk) => (said += chunk))
    child.stderr.on('data', (chunk) => (said += chunk))
    child.on('error', reject)
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`vite build failed in ${cwd}\n${said}`))))
  })
}

/**
 * Packages go into the bundle: finding and reading their thousand files one by one was half of a start. Outside stay those
 * with files or native parts of their own, and those that are loaded only where they are needed. Workers are bundles of
 * their own.
 */
async function buildServer() {
  const { build } = await import('esbuild')
  const entries = ['main.ts', ...workers()]
  await build({
    entryPoints: entries.map((entry) => ({ in: join(ROOT, 'server', 'src', entry), out: basename(entry, '.ts') })),
    outdir: join(ROOT, 'server', 'dist'),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    external: JSON.parse(readFileSync(join(ROOT, 'server', 'outside-the-bundle.json'), 'utf8')),
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    banner: { js: OWN_REQUIRE },
    minifyWhitespace: true,
    minifySyntax: true,
    legalComments: 'none',
    sourcemap: true,
    sourcesContent: false,
    logLevel: 'error',
  })
}

/** Packages that were written for `require` ask by it for what is Node's own. */
const OWN_REQUIRE = `import { createRequire as makeRequire } from 'node:module';const require = makeRequire(import.meta.url);`

const workers = () =>
  readdirSync(join(ROOT, 'server', 'src'), { recursive: true }).filter((path) => path.endsWith('.worker.ts'))

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildChanged()
