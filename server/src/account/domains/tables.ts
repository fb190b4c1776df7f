import type { CertificateFailure, DomainTarget } from '@coverwright/contract/account/domains'
import type { DomainStage, DomainWay, Found } from '@coverwright/rules/account/domains'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** What was found of each record at the last look, by its purpose. */
export type FoundRecords = { readonly claim: readonly Found[]; readonly route: readonly Found[] }

/** Names that a company bought here or connects. */
export const domains = pgTable(
  'domains',
  {
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    host: text('host').notNull(),
    isSubdomain: boolean('is_subdomain').notNull(),
    way: text('way').$type<DomainWay>().notNull(),
    stage: text('stage').$type<DomainStage>().notNull(),
    orderId: uuid('order_id'),
    /** Of this claim alone; null for what was bought here. */
    claimToken: text('claim_token'),
    target: jsonb('target').$type<DomainTarget>(),
    paidUntil: integer('paid_until'),
    autoRenew: boolean('auto_renew').notNull(),
    /** The last notice of its end, in days before; and the last day that a renewal was tried. */
    noticed: integer('noticed'),
    triedOn: integer('tried_on'),
    renewsCertificate: boolean('renews_certificate').notNull().default(true),
    certificate: text('certificate'),
    sealedKey: text('sealed_key'),
    certificateFrom: at('certificate_from'),
    certificateUntil: at('certificate_until'),
    certificateNoticed: integer('certificate_noticed'),
    certificateFailure: text('certificate_failure').$type<CertificateFailure>(),
    failures: integer('failures').notNull().default(0),
    nextTryAt: at('next_try_at'),
    found: jsonb('found').$type<FoundRecords>(),
    checkedAt: at('checked_at'),
    lostAt: at('lost_at'),
    madeAt: at('made_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    uniqueIndex('domain_once_per_company').on(table.companyId, table.host),
    index('domains_newest').on(table.companyId, table.madeAt),
  ],
)

/** Whose a proven name is, over all companies: one alone can have it. Read by every process that serves. */
export const domainHosts = pgTable('domain_hosts', {
  host: text('host').primaryKey(),
  ownerCompany: uuid('owner_company').notNull(),
  domainId: uuid('domain_id').notNull(),
  isReady: boolean('is_ready').notNull(),
  hasTls: boolean('has_tls').notNull(),
  shellId: uuid('shell_id'),
  pageId: uuid('page_id'),
  until: at('until'),
})

/** The sandbox registrar's book: names that are held for an order, or registered until a day. */
export const registeredNames = pgTable('registered_names', {
  name: text('name').primaryKey(),
  ownerCompany: uuid('owner_company').notNull(),
  heldUntil: at('held_until').notNull(),
  paidUntil: integer('paid_until'),
})

/** What a certificate authority is answered, while it looks. */
export const acmeChallenges = pgTable('acme_challenges', {
  token: text('token').primaryKey(),
  host: text('host').notNull(),
  answer: text('answer').notNull(),
  madeAt: at('made_at').notNull(),
})

/** The installation's key at each certificate authority, sealed. */
export const acmeAccounts = pgTable('acme_accounts', {
  directory: text('directory').primaryKey(),
  sealedKey: text('sealed_key').notNull(),
})
