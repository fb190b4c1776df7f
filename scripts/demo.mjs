// `npm run demo`: puts the demo companies and people into the database of DATABASE_URL, once.
import { checkNode } from './check-node.mjs'

checkNode()
const { ensureInstalled } = await import('./ensure-installed.mjs')
ensureInstalled()
const { buildOrExplain } = await import('./build-or-explain.mjs')
await buildOrExplain(['server'])
process.env.NODE_ENV ??= 'production'
process.argv[2] = 'demo'
await import('../server/dist/main.mjs')
