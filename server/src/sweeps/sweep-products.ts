import type { Operation } from '@coverwright/contract/platform'
import { type Permission, permissionTable } from '@coverwright/rules/company/members'
import type { ProductRole } from '@coverwright/rules/design/products'
import type { Caller } from '../platform/testing'
import { isTelling, rowsOf, type Rows, stringsIn, tellingIn } from './other-company'
import { idRequests } from './shape-arbitrary'
import type { SweepServer } from './sweep-server'

/** Records of the company as a whole: they tell of products to whoever may read all of the company's log. */
const RECORDS = /^(audit|event|outbox|messages|notices|idempotency|reader)/
/** The columns by which a thing belongs to a product, or to a thing of a product. */
const BELONGING = ['product_id', 'table_id', 'version_id', 'import_id'] as const

type Row = Record<string, unknown>
type Thing = { table: string; row: Row }

/** Every product of the company, for its invited people only: nobody, or this caller with that role. */
export async function closeProducts(server: SweepServer, invited?: { as: Caller; role: ProductRole }) {
  await server.within(server.company, async (ctx) => {
    await ctx.db.execute(`update products set access = 'invited', owner_id = null`)
    await ctx.db.execute('delete from product_people')
    await ctx.db.execute('delete from product_group_people')
    if (invited)
      await ctx.db.execute(`insert into product_people (company_id, product_id, person_id, role, invited_at)
        select company_id, id, '${invited.as.accountId}', '${invited.role}', now() from products`)
  })
}

/** What belongs to the company's products: one id of each kind of thing, and what would give them away. */
export async function lookAtProducts(server: SweepServer) {
  const things = await thingsOf(server)
  const products = things.flatMap(({ table, row }) => (table === 'products' ? [String(row['id'])] : []))
  const theirs = belonging(things, products)
  const known = new Set(theirs)
  const others = new Set(things.filter((thing) => !known.has(thing)).flatMap(({ row }) => stringsIn(row)))
  const telling = theirs.flatMap(({ row }) => stringsIn(row)).filter((text) => !others.has(text) && isTelling(text))
  // The first of each kind, and what it belongs to: a product that has a table has something to show.
  const oneOfEach = new Map(theirs.toReversed().map(({ table, row }) => [table, row]))
  const named = [...oneOfEach.values()].flatMap((row) => ['id', ...BELONGING].flatMap((column) => row[column] ?? []))
  return {
    ids: [...new Set(named.map(String))],
    kinds: [...oneOfEach.keys()],
    telling: tellingIn([...new Set(telling)]),
    /** Everything of these products as it stands now, to compare. */
    readAgain: async () => JSON.stringify(belonging(await thingsOf(server), products)),
  }
}

async function thingsOf(server: SweepServer): Promise<Thing[]> {
  const things = thingsIn(await rowsOf(server, server.company))
  return things.filter(({ table }) => !RECORDS.test(table) && table !== 'product_people')
}

function belonging(things: readonly Thing[], products: readonly string[]): Thing[] {
  const ids = new Set(products)
  const isTheirs = ({ table, row }: Thing) =>
    (table === 'products' && ids.has(String(row['id']))) || BELONGING.some((column) => ids.has(String(row[column])))
  // A version belongs to a table and its rows to the version: twice is as deep as it goes.
  for (let depth = 0; depth < 2; depth++)
    for (const { row } of things.filter(isTheirs)) if (row['id']) ids.add(String(row['id']))
  return things.filter(isTheirs)
}

type Called = { operation: Operation; status: number; shows: string | undefined }

/** Every operation that these permissions let somebody call, with one id after the other of the things of products. */
export async function callWithProducts(
  server: SweepServer,
  as: Caller,
  held: readonly Permission[],
  { ids, telling }: Awaited<ReturnType<typeof lookAtProducts>>,
): Promise<Called[]> {
  const called: Called[] = []
  const reachable = server.operations
    .map(({ operation }) => operation)
    .filter(({ may, path, streams }) => !streams && (may === 'signedIn' ? isAboutThings(path) : isHeld(held, may)))
  for (const operation of reachable) {
    const [made] = idRequests(operation, 1, 11)
    // What takes no id is the same call for each of them.
    const answers = (made?.takesId ? ids : ids.slice(0, 1)).map(async (id) => {
      const request = made?.naming(id)
      const answer = await server.call(operation, request, { as })
      return { operation, status: answer.status, shows: telling(JSON.stringify(answer), JSON.stringify(request)) }
    })
    called.push(...(await Promise.all(answers)))
  }
  return called
}

/** What was sold is the company's book: invitations are to the design of a product, and a clerk sees every policy. */
const BOOK: readonly string[] = ['selling', 'customers', 'insight']

const isHeld = (held: readonly Permission[], may: Operation['may']) =>
  held.some((permission) => permission === may && !BOOK.includes(permissionTable[permission].area))
/** Of what everybody with a session may call, most is about the caller alone. */
const isAboutThings = (path: string) => /audit|message|getSetUp/.test(path)

const thingsIn = (rows: Rows): Thing[] =>
  [...rows].flatMap(([table, all]) => (all ? (JSON.parse(all) as Row[]).map((row) => ({ table, row })) : []))
