// `npm run new-room vouchers` lays out a room on every floor, ready for its first operation.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

const name = process.argv[2] ?? ''
const usage = 'Say the room as one kebab-case noun in the plural: npm run new-room vouchers'
if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) stop(usage)
if (existsSync(`contract/src/${name}`)) stop(`The room '${name}' exists already: see docs/rooms/${name}.md.`)

const camel = name.replace(/-([a-z0-9])/g, (_, letter) => letter.toUpperCase())
const type = camel[0].toUpperCase() + camel.slice(1)

const files = {
  [`contract/src/${name}/schema.ts`]: `import { z } from 'zod'

/** What leaves the server of one of ${name}; each field is named here. */
export const ${type}View = z.object({ id: z.uuid() })
export type ${type}View = z.infer<typeof ${type}View>
`,
  [`contract/src/${name}/operations.ts`]: `import { operation, pageOf, PageQuery } from '../platform'
import { ${type}View } from './schema'

export const ${camel}Operations = {
  list: operation({
    post: '/v1/${camel}/list${type}',
    may: 'signedIn',
    takes: PageQuery,
    gives: pageOf(${type}View),
    says: 'The ${name} of the company, page by page',
  }),
}
`,
  [`contract/src/${name}/index.ts`]: `export { ${camel}Operations } from './operations'
export { ${type}View } from './schema'
`,
  [`server/src/${name}/tables.ts`]: `import { index, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core'

export const ${camel} = pgTable(
  '${name.replaceAll('-', '_')}',
  {
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    index('${name.replaceAll('-', '_')}_by_time').on(table.companyId, table.createdAt),
  ],
)
`,
  [`server/src/${name}/store.ts`]: `import type { PageQuery } from '@coverwright/contract/platform'
import { count, desc, eq } from 'drizzle-orm'
import type { CompanyCtx } from '../platform/operations'
import { ${camel} } from './tables'

export async function page${type}(ctx: CompanyCtx, { page, pageSize }: PageQuery) {
  const ours = eq(${camel}.companyId, ctx.company)
  const rows = await ctx.db.select().from(${camel}).where(ours).orderBy(desc(${camel}.createdAt)).limit(pageSize).offset((page - 1) * pageSize)
  const [counted] = await ctx.db.select({ total: count() }).from(${camel}).where(ours)
  return { rows, total: counted?.total ?? 0 }
}
`,
  [`server/src/${name}/list-${name}.ts`]: `import type { PageQuery } from '@coverwright/contract/platform'
import type { MemberCtx } from '../platform/operations'
import { page${type} } from './store'

export async function list${type}(ctx: MemberCtx, query: PageQuery) {
  const { rows, total } = await page${type}(ctx, query)
  return { rows: rows.map(({ id }) => ({ id })), total }
}
`,
  [`server/src/${name}/routes.ts`]: `import { ${camel}Operations } from '@coverwright/contract/${name}'
import { bind } from '../platform/operations'
import { list${type} } from './list-${name}'

export const ${camel}Routes = bind(${camel}Operations, { list: list${type} })
`,
  [`server/src/${name}/index.ts`]: `import type { Room } from '../platform/operations'
import { ${camel}Routes } from './routes'

export const ${camel}Room: Room = { name: '${name}', operations: ${camel}Routes }
`,
  [`docs/rooms/${name}.md`]: `# ${type}

## Words

## States

## To add an operation here
1. Declare it in \`contract/src/${name}/operations.ts\`.
2. Write its verb in \`server/src/${name}/\`, one file named by what it does, and bind it in \`routes.ts\`.
3. Test it through HTTP in \`server/src/${name}/${name}.test.ts\`.
`,
}

for (const [path, text] of Object.entries(files)) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
addToRooms()
spawnSync('node_modules/.bin/prettier', ['--write', '--log-level=warn', ...Object.keys(files)], { stdio: 'inherit' })
console.log(`Laid out '${name}' in ${Object.keys(files).length} files. Next:
1. npm run migration -- --name ${name}
2. npm run check
3. the first refusal in rules/src/${name}/, the first screen in console/src/${name}/ (see CONTRIBUTING.md)`)

function addToRooms() {
  const path = 'server/src/rooms.ts'
  const text = readFileSync(path, 'utf8')
  const withImport = text.replace(/(\n)(?=\n|export )/, `\nimport { ${camel}Room } from './${name}'$1`)
  writeFileSync(
    path,
    withImport.replace(/(\n?)\]\s*$/, (end) => `${end.startsWith('\n') ? '\n  ' : ', '}${camel}Room,\n]\n`),
  )
}

function stop(sentence) {
  console.error(sentence)
  process.exit(1)
}
