import { index, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** A sign-up under way. No company and no person exists before its mailbox is proved. */
export const signUps = pgTable(
  'sign_ups',
  {
    id: uuid('id').primaryKey(),
    tokenHash: text('token_hash').notNull(),
    companyName: text('company_name').notNull(),
    licenceNumber: text('licence_number').notNull(),
    placeOfIncorporation: text('place_of_incorporation').notNull(),
    businessType: text('business_type').notNull(),
    title: text('title').notNull(),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    language: text('language').notNull().default('en_us'),
    email: text('email'),
    emailKey: text('email_key'),
    agreement: jsonb('agreement').$type<{
      privacyVersion: string
      termsVersion: string
      at: string
      address: string
    }>(),
    phoneCountry: text('phone_country'),
    phone: text('phone'),
    phoneVerifiedAt: at('phone_verified_at'),
    passwordHash: text('password_hash'),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    finishedAt: at('finished_at'),
  },
  (table) => [
    unique('sign_up_token_once').on(table.tokenHash),
    index('sign_ups_by_email').on(table.emailKey),
    index('sign_ups_by_expiry').on(table.expiresAt),
  ],
)
