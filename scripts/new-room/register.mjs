// Where a room is named outside of its own folders: the lists of rooms, its path with a title, its permissions.
import { readFileSync, writeFileSync } from 'node:fs'

const ROUTES = 'console/src/platform/routes'
const PERMISSIONS = 'rules/src/company/members/permissions.ts'
const LANGUAGES = ['en_us', 'zh_tw', 'zh_cn']

/** All that is changed for a new room. */
export const SHARED = [
  'server/src/rooms.ts',
  'server/migrations',
  'console/src/rooms.ts',
  `${ROUTES}/route-table.ts`,
  PERMISSIONS,
  ...LANGUAGES.map((language) => `${ROUTES}/texts/${language}.json`),
  'docs/to-come.tsv',
  'docs/map.md',
]

/** The heading of the roles' matrix that the permissions of an area stand under; all others are the company's. */
const HEADINGS = {
  design: 'products',
  rating: 'products',
  release: 'products',
  selling: 'products',
  service: 'customers',
}

export function registerRoom(room) {
  const { area, many, path, isNewPath } = room
  change('server/src/rooms.ts', [
    [/\n\n/, `\nimport { ${many.camel}Room } from './${area}/${many.kebab}'\n\n`],
    [/\n\]/, `\n  ${many.camel}Room,\n]`],
  ])
  addScreens(room)
  if (isNewPath) addPath(room)
  addPermissions(room)
  const isBuilt = (line) => line.startsWith(`${path}\t`) || line === `/v1/${many.camel}/\t${area}/${many.kebab}`
  edit('docs/to-come.tsv', (text) =>
    text
      .split('\n')
      .filter((line) => !isBuilt(line))
      .join('\n'),
  )
}

function addScreens({ area, many }) {
  const name = `${many.camel}Screens`
  const list = new RegExp(`(\\n {4}${area}: \\[[^\\]]*?),?\\s*\\]`)
  const isThere = list.test(readFileSync('console/src/rooms.ts', 'utf8'))
  change('console/src/rooms.ts', [
    [/\n\n/, `\nimport { ${name} } from './${area}/${many.kebab}/pages'\n\n`],
    isThere ? [list, `$1, ${name}]`] : [/\n {2}\}\),\n\]/, `\n    ${area}: [${name}],$&`],
  ])
}

function addPath({ path, many, zhTw, zhCn }) {
  change(`${ROUTES}/route-table.ts`, [
    [/(areaTable = \[[\s\S]*?)\n\] as const/, `$1\n  route('${path}', 'session', 'Menu areas'),\n] as const`],
  ])
  const key = path.slice(1).replaceAll('/', '-')
  const titles = { en_us: many.title, zh_tw: zhTw, zh_cn: zhCn }
  for (const language of LANGUAGES)
    change(`${ROUTES}/texts/${language}.json`, [[/"title": \{/, `$&\n    "${key}": "${titles[language]}",`]])
}

function addPermissions({ area, many }) {
  const known = readFileSync(PERMISSIONS, 'utf8')
  const codes = ['read', 'write'].map((verb) => `${many.camel}.${verb}`)
  const missing = codes.filter((code) => !known.includes(`'${code}'`))
  const lines = missing.map((code) => `\n  '${code}': { area: '${HEADINGS[area] ?? 'company'}', opens: [] },`)
  change(PERMISSIONS, [[/(?=\n\} as const satisfies Record<string, \{ area)/, lines.join('')]])
}

/** Puts each piece where its pattern is; a file that no longer has it is not guessed at. */
const change = (path, pieces) =>
  edit(path, (text) =>
    pieces.reduce((changed, [pattern, piece]) => {
      if (!pattern.test(changed)) throw new Error(`${path} no longer looks as it did: ${pattern} is not found in it`)
      return changed.replace(pattern, piece)
    }, text),
  )

const edit = (path, work) => writeFileSync(path, work(readFileSync(path, 'utf8')))
