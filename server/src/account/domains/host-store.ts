import { and, eq, lt, or, sql } from 'drizzle-orm'
import type { KnownHost } from '../../platform/hosts'
import type { BaseCtx, CompanyCtx, Db } from '../../platform/operations'
import { targetDeclarations } from './targets'
import { acmeAccounts, acmeChallenges, domainHosts, domains, registeredNames } from './tables'

/** Every process that serves hears which name changed, once the change is committed. */
export const DOMAIN_CHANNEL = 'domains'

type HostRow = typeof domainHosts.$inferSelect

/** Takes the name for this company, or gives false where another one has it. */
export async function takeHost(ctx: CompanyCtx, row: Omit<HostRow, 'ownerCompany'>): Promise<boolean> {
  const { isReady, hasTls, shellId, pageId, until, domainId } = row
  const kept = await ctx.db
    .insert(domainHosts)
    .values({ ...row, ownerCompany: ctx.company })
    .onConflictDoUpdate({
      target: domainHosts.host,
      set: { isReady, hasTls, shellId, pageId, until, domainId },
      setWhere: eq(domainHosts.ownerCompany, ctx.company),
    })
    .returning({ host: domainHosts.host })
  if (kept.length === 0) return false
  await notifyHost(ctx, row.host)
  return true
}

export async function releaseHost(ctx: CompanyCtx, host: string) {
  const isOurs = and(eq(domainHosts.host, host), eq(domainHosts.ownerCompany, ctx.company))
  await ctx.db.delete(domainHosts).where(isOurs)
  await notifyHost(ctx, host)
}

const notifyHost = (ctx: CompanyCtx, host: string) => ctx.db.execute(sql`select pg_notify(${DOMAIN_CHANNEL}, ${host})`)

/** Crosses companies: whose a name is. */
export async function findHostAcrossCompanies(db: Db, host: string): Promise<HostRow | null> {
  const [row] = await db.select().from(domainHosts).where(eq(domainHosts.host, host))
  return row ?? null
}

type ReadHost = Omit<KnownHost, 'until'> & { until: string | Date | null }

/** Where everything that can be bound is, and the product that it leads to. */
const boundAddresses = sql.join(
  Object.values(targetDeclarations).map(
    ({ prefix, addresses: { table, id, product } }) =>
      sql`select ${sql.identifier(id)} as id, owner_company, ${sql.raw(`'${prefix}'`)} || slug as path,
        ${product === null ? sql`null::uuid` : sql.identifier(product)} as product from ${sql.identifier(table)}`,
  ),
  sql` union all `,
)

/**
 * Crosses companies. An address counts while it is of the very shell or page that was bound: who takes its slug later gets
 * no visitor. With a page goes the product that it leads to, so that its buyers stay where they are.
 */
export async function readHostsAcrossCompanies(db: Db, host?: string): Promise<KnownHost[]> {
  const { rows } = await db.execute<ReadHost & Record<string, unknown>>(sql`
    select h.host, h.owner_company as company, h.is_ready as "isReady", h.has_tls as "hasTls", h.until, b.path,
      '/p/' || a.slug as also
    from domain_hosts h
    left join (${boundAddresses}) b on b.id = coalesce(h.page_id, h.shell_id) and b.owner_company = h.owner_company
    left join shell_addresses a on a.shell_id = b.product and a.owner_company = h.owner_company
    ${host === undefined ? sql`` : sql`where h.host = ${host}`}`)
  return rows.map(({ until, host: name, company, isReady, hasTls, path, also }) => ({
    ...{ host: name, company, isReady, hasTls, path, also },
    until: until === null ? null : new Date(until),
  }))
}

/** For the moment of a handshake: the tenant of the transaction is the company that has the name. */
export async function findCertificate(db: Db, company: string, host: string) {
  const [row] = await db
    .select({ id: domains.id, certificate: domains.certificate, sealedKey: domains.sealedKey })
    .from(domains)
    .where(and(eq(domains.companyId, company), eq(domains.host, host)))
  return row ?? null
}

/** Crosses companies: whether anybody has the name, or holds it for an order. */
export async function isRegisteredAcrossCompanies(ctx: CompanyCtx, name: string): Promise<boolean> {
  const [row] = await ctx.db.select().from(registeredNames).where(eq(registeredNames.name, name))
  if (!row) return false
  return row.paidUntil !== null || (row.heldUntil > ctx.now() && row.ownerCompany !== ctx.company)
}

/** Held for this company until then, or false where somebody else was first. */
export async function holdName(ctx: CompanyCtx, name: string, heldUntil: Date): Promise<boolean> {
  const kept = await ctx.db
    .insert(registeredNames)
    .values({ name, ownerCompany: ctx.company, heldUntil, paidUntil: null })
    .onConflictDoUpdate({
      target: registeredNames.name,
      set: { ownerCompany: ctx.company, heldUntil },
      setWhere: and(
        sql`${registeredNames.paidUntil} is null`,
        or(eq(registeredNames.ownerCompany, ctx.company), lt(registeredNames.heldUntil, ctx.now())),
      ),
    })
    .returning({ name: registeredNames.name })
  return kept.length === 1
}

/** Registers the name until that day; false where another company has it by now. */
export async function keepName(ctx: CompanyCtx, name: string, paidUntil: number): Promise<boolean> {
  const kept = await ctx.db
    .insert(registeredNames)
    .values({ name, ownerCompany: ctx.company, heldUntil: ctx.now(), paidUntil })
    .onConflictDoUpdate({
      target: registeredNames.name,
      set: { paidUntil },
      setWhere: eq(registeredNames.ownerCompany, ctx.company),
    })
    .returning({ name: registeredNames.name })
  return kept.length === 1
}

export async function letNameGo(ctx: CompanyCtx, name: string) {
  const isHeld = and(eq(registeredNames.name, name), eq(registeredNames.ownerCompany, ctx.company))
  await ctx.db.delete(registeredNames).where(and(isHeld, sql`${registeredNames.paidUntil} is null`))
}

export async function putChallenge(ctx: BaseCtx, challenge: { token: string; host: string; answer: string }) {
  const made = { ...challenge, madeAt: ctx.now() }
  await ctx.db.insert(acmeChallenges).values(made).onConflictDoUpdate({ target: acmeChallenges.token, set: made })
}

export async function dropChallenges(ctx: BaseCtx, host: string) {
  await ctx.db.delete(acmeChallenges).where(eq(acmeChallenges.host, host))
}

export async function findChallenge(db: Db, host: string, token: string): Promise<string | null> {
  const isAsked = and(eq(acmeChallenges.token, token), eq(acmeChallenges.host, host))
  const [row] = await db.select({ answer: acmeChallenges.answer }).from(acmeChallenges).where(isAsked)
  return row?.answer ?? null
}

/** The first one to come is kept. */
export async function keepAccountKey(ctx: BaseCtx, directory: string, sealedKey: string): Promise<string> {
  await ctx.db.insert(acmeAccounts).values({ directory, sealedKey }).onConflictDoNothing()
  return (await findAccountKey(ctx, directory)) ?? sealedKey
}

export async function findAccountKey(ctx: BaseCtx, directory: string): Promise<string | null> {
  const [row] = await ctx.db.select().from(acmeAccounts).where(eq(acmeAccounts.directory, directory))
  return row?.sealedKey ?? null
}
