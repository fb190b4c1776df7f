// `npm run map` writes docs/map.md: from an address to its room, and which area uses which.
import { existsSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { listArrows, listCalls, listPaths, listRooms, listScreens, listToCome } from './house.mjs'

const ROOT = resolve(import.meta.dirname, '..')
const PAGE = resolve(ROOT, 'docs/map.md')

export const mapText = () => `# Map: from an address to its room

Written by \`npm run map\` from the route table, the rooms' \`pages.ts\`, the contract's operations and the folders; a test fails when it is out of date.

How to find a thing: address or call, then the room, then the room's card in \`docs/rooms/\`, then \`contract/src/<area>/<room>/operations.ts\`, then the file named like the verb.
What is planned and not built is marked *to come* (\`docs/to-come.tsv\`); a path whose screen is not built shows the not-found page.

## Areas
An arrow leads from an area to one that it uses on some floor.

\`\`\`mermaid
flowchart LR
${listArrows()
  .map(({ from, to }) => `  ${from} --> ${to}`)
  .join('\n')}
\`\`\`

## Rooms
${table(['area', 'room', 'floors', 'card'], roomRows())}

## Console paths
${table(['path', 'room', 'asks first'], pathRows())}

## Calls
${table(['calls that begin with', 'rooms'], callRows())}

## Other addresses
| address | where |
|---|---|
| \`/p/<slug>\` | \`server/src/release/publishing\`, drawn by \`player\`, hydrated by \`storefront\` |
| \`/files/…\` | \`server/src/platform/files\` |
| \`/unsubscribe/…\`, \`/mail/sent/…\` | \`server/src/service/automations\` |
| \`/outbox\`, \`/outbox.json\` | \`server/src/platform/outbox\` |
| \`/health\`, \`/ready\`, \`/metrics\`, \`/openapi.json\`, \`/docs\`, \`/config.json\`, \`/version.json\` | \`server/src/platform/http\` |
`

const code = (text) => `\`${text}\``
const table = (heads, rows) =>
  [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

function roomRows() {
  return listRooms().map(({ area, room, floors }) => {
    const card = `docs/rooms/${room}.md`
    return [area, code(room), floors.join(', '), existsSync(resolve(ROOT, card)) ? `[${room}](rooms/${room}.md)` : '']
  })
}

function pathRows() {
  const built = new Map(listScreens().map((screen) => [screen.path, screen]))
  const planned = new Map(listToCome().map(({ address, place }) => [address, place]))
  return listPaths().map((path) => {
    const { place, asks } = built.get(path) ?? {}
    if (place) return [code(path), code(place), asks ? code(asks) : '']
    return [code(path), planned.has(path) ? `${code(planned.get(path))} *to come*` : '', '']
  })
}

/** '/v1/login/getUserInfo' begins with '/v1/login/'. */
const startOf = (path) => /^\/v\d\/[^/]+\/|^\/[^/]+\//.exec(path)?.[0] ?? path

function callRows() {
  const byStart = new Map()
  const add = (start, words) => byStart.set(start, [...new Set([...(byStart.get(start) ?? []), words])])
  for (const { path, place } of listCalls()) add(startOf(path), code(place))
  for (const { address, place } of listToCome()) if (address.endsWith('/')) add(address, `${code(place)} *to come*`)
  return [...byStart]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([start, rooms]) => [code(start), rooms.sort().join(', ')])
}

if (process.argv[1] === import.meta.filename) writeFileSync(PAGE, mapText())
