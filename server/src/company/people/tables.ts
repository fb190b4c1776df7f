import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** Everybody who can sign in. Outside the walls, because an address is known before its company is. */
export const people = pgTable(
  'people',
  {
    id: uuid('id').primaryKey(),
    email: text('email').notNull(),
    /** The address folded (case, width): the one that must be unique. */
    emailKey: text('email_key').notNull(),
    passwordHash: text('password_hash'),
    passwordChangedAt: at('password_changed_at').notNull(),
    homeCompany: uuid('home_company').notNull(),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    title: text('title').notNull().default(''),
    phone: text('phone').notNull().default(''),
    pictureFile: uuid('picture_file'),
    language: text('language').notNull().default('en_us'),
    notifiesLogin: boolean('notifies_login').notNull().default(false),
    /** Whether an unknown browser needs a code from the mailbox. Off for the demo's people only. */
    checksDevices: boolean('checks_devices').notNull().default(true),
    /** Sealed with the server's key; set but not yet confirmed while `twoStepSince` is null. */
    twoStepSecret: text('two_step_secret'),
    twoStepSince: at('two_step_since'),
    /** The time step of the last code taken: a code is never taken twice. */
    twoStepLastStep: bigint('two_step_last_step', { mode: 'number' }).notNull().default(0),
    createdAt: at('created_at').notNull(),
    erasedAt: at('erased_at'),
  },
  (table) => [unique('person_email_once').on(table.emailKey), index('people_by_company').on(table.homeCompany)],
)

/** A browser that a person has proved to be theirs; the key itself stays in the browser. */
export const devices = pgTable(
  'devices',
  {
    id: uuid('id').primaryKey(),
    personId: uuid('person_id').notNull(),
    keyHash: text('key_hash').notNull(),
    userAgent: text('user_agent').notNull(),
    createdAt: at('created_at').notNull(),
    lastSeenAt: at('last_seen_at').notNull(),
  },
  (table) => [unique('device_key_once').on(table.keyHash), index('devices_by_person').on(table.personId)],
)

/** One signed-in browser, and with it one family of refresh tokens. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    personId: uuid('person_id').notNull(),
    homeCompany: uuid('home_company').notNull(),
    deviceId: uuid('device_id').notNull(),
    /** The device whose key signed the sign-in, hashed: calls of this session come from it and no other. */
    signingDevice: text('signing_device'),
    address: text('address').notNull(),
    place: text('place').notNull().default(''),
    userAgent: text('user_agent').notNull(),
    createdAt: at('created_at').notNull(),
    lastSeenAt: at('last_seen_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    endedAt: at('ended_at'),
    /** Why it ended: signedOut, revoked, passwordChanged, deactivated, stolen. */
    endedBy: text('ended_by'),
  },
  (table) => [index('sessions_by_person').on(table.personId), index('sessions_by_expiry').on(table.expiresAt)],
)

/** Every refresh token ever given to a session, hashed: one that comes back after its use ends the session. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    hash: text('hash').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    issuedAt: at('issued_at').notNull(),
    usedAt: at('used_at'),
  },
  (table) => [index('refresh_tokens_by_session').on(table.sessionId)],
)

/** Six digits sent to a mailbox or a phone. One row per purpose and subject: a new code replaces the last. */
export const codes = pgTable(
  'codes',
  {
    purpose: text('purpose').notNull(),
    subject: text('subject').notNull(),
    hash: text('hash').notNull(),
    tries: integer('tries').notNull().default(0),
    sentAt: at('sent_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    takenAt: at('taken_at'),
    /** How often a code was sent for this subject since `windowStart`, against flooding a mailbox. */
    sends: integer('sends').notNull().default(1),
    windowStart: at('window_start').notNull(),
  },
  (table) => [primaryKey({ columns: [table.purpose, table.subject] }), index('codes_by_expiry').on(table.expiresAt)],
)

/** A secret that travels in a link or a ticket, hashed, taken once. */
export const links = pgTable(
  'links',
  {
    hash: text('hash').primaryKey(),
    purpose: text('purpose').notNull(),
    /** Whom or what it is about: a person, a sign-up, an invitation, a transfer. */
    subject: uuid('subject').notNull(),
    /** The company to enter with it, where there is one already. */
    homeCompany: uuid('home_company'),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    takenAt: at('taken_at'),
  },
  (table) => [index('links_by_subject').on(table.purpose, table.subject), index('links_by_expiry').on(table.expiresAt)],
)

/** Failed sign-ins by account and by network address, known and unknown addresses alike. */
export const signInFailures = pgTable('sign_in_failures', {
  key: text('key').primaryKey(),
  failures: integer('failures').notNull(),
  lastFailedAt: at('last_failed_at').notNull(),
})

/** Two-step verification without the phone: each works once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    personId: uuid('person_id').notNull(),
    hash: text('hash').notNull(),
    usedAt: at('used_at'),
  },
  (table) => [primaryKey({ columns: [table.personId, table.hash] })],
)

/** Which version of which policy a person agreed to, and when. */
export const agreements = pgTable(
  'agreements',
  {
    personId: uuid('person_id').notNull(),
    document: text('document').notNull(),
    version: text('version').notNull(),
    agreedAt: at('agreed_at').notNull(),
    address: text('address').notNull(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.document, table.version] })],
)
