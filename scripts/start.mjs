// `npm start`: installs what is missing, builds what changed, and becomes the server (one process, so signals reach it).
import { checkNode } from './check-node.mjs'

checkNode()
const { followNpm } = await import('./follow-npm.mjs')
followNpm()
const { ensureInstalled } = await import('./ensure-installed.mjs')
ensureInstalled()
const { buildOrExplain } = await import('./build-or-explain.mjs')
await buildOrExplain()
process.env.NODE_ENV ??= 'production'
process.setSourceMapsEnabled(true)
await import('../server/dist/main.mjs')
