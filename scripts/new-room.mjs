// `npm run new-room selling/vouchers` lays out a room of an area on contract, server and in the docs, with its list as the first operation.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

const [area = '', name = ''] = (process.argv[2] ?? '').split('/')
const usage = 'Say the area and the room, a kebab-case noun in the plural: npm run new-room selling/vouchers'
if (!/^[a-z]+$/.test(area) || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) stop(usage)
if (existsSync(`docs/rooms/${name}.md`)) stop(`The room '${name}' exists already: see docs/rooms/${name}.md.`)

const camel = name.replace(/-([a-z0-9])/g, (_, letter) => letter.toUpperCase())
const type = camel[0].toUpperCase() + camel.slice(1)

const files = {
  [`contract/src/${area}/${name}/schema.ts`]: `import { z } from 'zod'

/** What leaves the server of one of ${name}; each field is named here. */
export const ${type}View = z.object({ id: z.uuid(), title: z.string() })
export type ${type}View = z.infer<typeof ${type}View>
`,
  [`contract/src/${area}/${name}/operations.ts`]: `import { listOperation, type Operations } from '../../platform'
import { ${type}View } from './schema'

export const ${camel}Operations = {
  list: listOperation({
    post: '/v1/${camel}/list${type}',
    may: 'signedIn',
    rows: ${type}View,
    searches: ['title'],
    filters: {},
    sorts: ['title', 'createdAt'],
    usual: '-createdAt',
    says: 'The ${name} of the company, page by page',
  }),
} satisfies Operations
`,
  [`contract/src/${area}/${name}/index.ts`]: `export { ${camel}Operations } from './operations'
export { ${type}View } from './schema'
`,
  [`server/src/${area}/${name}/tables.ts`]: `import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const ${camel} = pgTable(
  '${name.replaceAll('-', '_')}',
  {
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    title: text('title').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    index('${name.replaceAll('-', '_')}_by_time').on(table.companyId, table.createdAt),
  ],
)
`,
  [`server/src/${area}/${name}/store.ts`]: `import { ${camel}Operations } from '@coverwright/contract/${area}/${name}'
import type { TakesOf } from '@coverwright/contract/platform'
import { pageRows } from '../../platform/database'
import type { CompanyCtx } from '../../platform/operations'
import { ${camel} } from './tables'

export const list${type}Rows = (ctx: CompanyCtx, wanted: TakesOf<typeof ${camel}Operations.list>) =>
  pageRows(ctx, ${camel}Operations.list, wanted, {
    from: ctx.db.select().from(${camel}).$dynamic(),
    company: ${camel}.companyId,
    id: ${camel}.id,
    searches: { title: ${camel}.title },
    filters: {},
    sorts: { title: ${camel}.title, createdAt: ${camel}.createdAt },
  })
`,
  [`server/src/${area}/${name}/list-${name}.ts`]: `import type { ${camel}Operations } from '@coverwright/contract/${area}/${name}'
import type { TakesOf } from '@coverwright/contract/platform'
import type { MemberCtx } from '../../platform/operations'
import { list${type}Rows } from './store'

export async function list${type}(ctx: MemberCtx, query: TakesOf<typeof ${camel}Operations.list>) {
  const { rows, total } = await list${type}Rows(ctx, query)
  return { rows: rows.map(({ id, title }) => ({ id, title })), total }
}
`,
  [`server/src/${area}/${name}/routes.ts`]: `import { ${camel}Operations } from '@coverwright/contract/${area}/${name}'
import { bind } from '../../platform/operations'
import { list${type} } from './list-${name}'

export const ${camel}Routes = bind(${camel}Operations, { list: list${type} })
`,
  [`server/src/${area}/${name}/index.ts`]: `import type { Room } from '../../platform/operations'
import { ${camel}Routes } from './routes'

export const ${camel}Room: Room = { name: '${name}', operations: ${camel}Routes }
`,
  [`docs/rooms/${name}.md`]: `# ${type}

## Words

## States

## To add an operation here
1. Declare it in \`contract/src/${area}/${name}/operations.ts\`.
2. Write its verb in \`server/src/${area}/${name}/\`, one file named by what it does, and bind it in \`routes.ts\`.
3. Test it through HTTP in \`server/src/${area}/${name}/${name}.test.ts\`.
`,
}

for (const [path, text] of Object.entries(files)) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
addToRooms()
spawnSync('node_modules/.bin/prettier', ['--write', '--log-level=warn', ...Object.keys(files)], { stdio: 'inherit' })
console.log(`Laid out '${name}' in ${Object.keys(files).length} files. Next:
1. npm run migration -- --name ${name} && npm run map
2. npm run check
3. the first refusal in rules/src/${area}/${name}/, the first screen in console/src/${area}/${name}/ (see CONTRIBUTING.md)`)

function addToRooms() {
  const path = 'server/src/rooms.ts'
  const text = readFileSync(path, 'utf8')
  const withImport = text.replace(/\n\n/, `\nimport { ${camel}Room } from './${area}/${name}'\n\n`)
  writeFileSync(path, withImport.replace(/\n\]/, `\n  ${camel}Room,\n]`))
}

function stop(sentence) {
  console.error(sentence)
  process.exit(1)
}
