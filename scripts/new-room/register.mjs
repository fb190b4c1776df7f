// Where a room is named outside of its own folders: the lists of rooms, its path with a title, its permissions with their words.
import { readFileSync, writeFileSync } from 'node:fs'
import { inWordsOf } from './lay-out.mjs'

const ROUTES = 'console/src/platform/routes'
const MEMBERS = 'console/src/company/members/texts'
const PERMISSIONS = 'rules/src/company/members/permissions.ts'
const LANGUAGES = ['en_us', 'zh_tw', 'zh_cn']

/** All that is changed for a new room. */
export const SHARED = [
  'server/src/rooms.ts',
  'server/migrations',
  'console/src/rooms.ts',
  `${ROUTES}/route-table.ts`,
  PERMISSIONS,
  ...LANGUAGES.flatMap((language) => [`${ROUTES}/texts/${language}.json`, `${MEMBERS}/${language}.json`]),
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

const permissionWords = {
  en_us: {
    read: `{ "name": "See gift cards", "about": "Sees the gift cards of the company." }`,
    write: `{ "name": "Manage gift cards", "about": "Creates, changes, activates, retires and deletes gift cards." }`,
  },
  zh_tw: {
    read: `{ "name": "查看禮品卡", "about": "可查看公司的禮品卡。" }`,
    write: `{ "name": "管理禮品卡", "about": "可建立、變更、啟用、停用與刪除禮品卡。" }`,
  },
  zh_cn: {
    read: `{ "name": "查看礼品卡", "about": "可查看公司的礼品卡。" }`,
    write: `{ "name": "管理礼品卡", "about": "可创建、更改、启用、停用与删除礼品卡。" }`,
  },
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

/** Some permissions are older than their rooms, because the specification names them. */
function addPermissions(room) {
  const { area, many } = room
  const known = readFileSync(PERMISSIONS, 'utf8')
  const missing = ['read', 'write'].filter((verb) => !known.includes(`'${many.camel}.${verb}'`))
  const lines = missing.map(
    (verb) => `\n  '${many.camel}.${verb}': { area: '${HEADINGS[area] ?? 'company'}', opens: [] },`,
  )
  change(PERMISSIONS, [[/(?=\n\} as const satisfies Record<string, \{ area)/, lines.join('')]])
  for (const language of LANGUAGES) {
    const words = missing.map((verb) => `"${verb}": ${permissionWords[language][verb]}`).join(',\n')
    const isNew = missing.length === 2
    const added = isNew ? `"${many.camel}": {\n${words}\n},` : `${words},`
    const place = isNew
      ? /\n {2}"permission": \{/
      : new RegExp(`\\n {2}"permission": \\{[\\s\\S]*?"${many.camel}": \\{`)
    if (missing.length > 0) change(`${MEMBERS}/${language}.json`, [[place, `$&\n${inWordsOf(room)(added)}`]])
  }
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
