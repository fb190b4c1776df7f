import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { permissions } from '@coverwright/rules/company/members'
import { expect, test } from 'vitest'
import { roomOfCode } from './platform/words'

const root = fileURLToPath(new URL('../../', import.meta.url))
/** 'members.roleHeld', or of one thing that is not there: 'members.role.notFound'. */
const code = `'([a-z][a-zA-Z]*\\.[a-zA-Z]+(?:\\.notFound)?)'`
/** Where a refusal is thrown, returned or named in the type of a rule. */
const refused = new RegExp(
  `(?:Refused\\(|[rR]efused\\(|refusalOf\\(|Refusal<|code: )\\s*${code}|\\|\\s*${code}|${code}(?=\\s*\\|)`,
  'g',
)
const said = new RegExp(code, 'g')

const textFolders = new Map(
  readdirSync(join(root, 'console/src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('/texts'))
    .map((path) => [path.split('/').at(-2)!, join(root, 'console/src', path)]),
)
const rooms = readdirSync(join(root, 'contract/src'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('/operations.ts'))
  .map((path) => path.split('/').at(-2)!)

/** Every refusal that a call can answer with, by the room that tells it. */
function codesByRoom(): Map<string, Set<string>> {
  const codes = [
    ...found('server/src', refused),
    ...found('rules/src', refused),
    ...found('contract/src', said),
    ...found('server/src', /constraints: \{([^}]*)\}/g).flatMap((block) =>
      [...block.matchAll(said)].map(([, one]) => one!),
    ),
  ].filter((one) => !(permissions as readonly string[]).includes(one))
  const byRoom = new Map<string, Set<string>>()
  for (const one of codes) byRoom.set(roomOfCode(one), (byRoom.get(roomOfCode(one)) ?? new Set()).add(one))
  return byRoom
}

function found(folder: string, pattern: RegExp): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !/testing|sweeps/.test(path))
    .flatMap((path) => [...readFileSync(join(root, folder, path), 'utf8').matchAll(pattern)])
    .map((match) => match.slice(1).find((part) => part !== undefined) ?? '')
}

function wordsIn(room: string): string[] {
  const path = join(textFolders.get(room) ?? '', 'en_us.json')
  if (!existsSync(path)) return []
  return Object.keys((JSON.parse(readFileSync(path, 'utf8')) as { refusals?: object }).refusals ?? {})
}

/** Buyers have no console: what is refused to them is said on their own pages. */
const saidToBuyers = Object.keys(
  JSON.parse(readFileSync(join(root, 'player/src/checkout/words/en_us.json'), 'utf8')) as object,
)

const codes = codesByRoom()
const namesOf = (room: string) => [...(codes.get(room) ?? [])].map((one) => one.split('.')[1]!).sort()

test.each(rooms)('every refusal of %s has words', (room) => {
  const words = [...wordsIn(room), ...saidToBuyers.map((one) => one.replace(`${room}.`, ''))]
  expect(namesOf(room).filter((name) => !words.includes(name))).toEqual([])
})

test.each(rooms.filter((room) => room !== 'platform'))('%s has no words for a refusal that nobody gives', (room) => {
  expect(wordsIn(room).filter((name) => !namesOf(room).includes(name))).toEqual([])
})
