// `npm run new-room selling/vouchers` lays out a whole room of an area: rule, contract, table, verbs, screen, texts, tests, walk and
// card, as scripts/new-room/room has them for `selling/gift-cards`. Its table is migrated and the map is written anew.
import { spawnSync } from 'node:child_process'
import { listFiles, writeFiles } from './new-room/lay-out.mjs'
import { readOrder } from './new-room/read-order.mjs'
import { registerRoom, SHARED } from './new-room/register.mjs'

const room = readOrder(process.argv.slice(2))
if (room.refusal) stop(room.refusal)
const unsaved = run('git', ['status', '--porcelain', '--', ...SHARED]).stdout.trim()
if (unsaved) stop(`Commit these first, so that the room can be taken back whole:\n${unsaved}`)

const files = listFiles(room)
const undo = `git restore ${SHARED.join(' ')} && git clean -fdq ${[...new Set(files.map(rootOf))].join(' ')} server/migrations`
writeFiles(files)
registerRoom(room)
mustRun('node_modules/.bin/oxfmt', [...files.map(({ path }) => path), ...SHARED])
mustRun('npm', ['run', 'migration', '--', '--name', room.many.snake])
mustRun(process.execPath, ['scripts/map.mjs'])

console.log(`Laid out '${room.many.kebab}' in ${files.length} files, named it where rooms are named, wrote its migration and the map: see git status.
Next:
1. Say what it is in docs/rooms/${room.many.kebab}.md and docs/glossary.md${room.isInChinese ? '' : ', and in Chinese in its texts'}.
2. npm run check, npm test -- server ${room.many.kebab} sweeps, npm test -- browser ${room.many.kebab}
To take it all back: ${undo}`)

/** The folder that is the room's alone on a floor, or its one file where there is none. */
function rootOf({ path, isInFolder }) {
  return isInFolder ? path.split('/').slice(0, 4).join('/') : path
}

function run(command, args) {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' })
  return { isDone: status === 0, stdout: stdout ?? '', stderr: stderr ?? '' }
}

function mustRun(command, args) {
  const { isDone, stdout, stderr } = run(command, args)
  if (!isDone)
    stop(`${stdout}${stderr}\nThis failed: ${command} ${args.join(' ')}\nTo take back what was written: ${undo}`)
}

function stop(sentence) {
  console.error(sentence)
  process.exit(1)
}
