import { index, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'

const at = (name: string) => timestamp(name, { withTimezone: true })

/**
 * What all companies share: one row per company, outside the walls, so that a name or a licence number is taken only
 * once and the clock's chores find every company. Nothing else of a company is here.
 */
export const companyRegistry = pgTable(
  'company_registry',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    foldedName: text('folded_name').notNull(),
    foldedLicence: text('folded_licence').notNull(),
    businessType: text('business_type').notNull(),
    state: text('state').notNull().default('active'),
    deactivatedAt: at('deactivated_at'),
    /** Set while the platform's team is to look at the company's papers. */
    reviewAskedAt: at('review_asked_at'),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    unique('company_name_once').on(table.foldedName),
    unique('company_licence_once').on(table.foldedLicence),
    index('company_registry_by_state').on(table.state, table.deactivatedAt),
  ],
)

/** The company's own profile: spec 3, Company. Files are ids of the media room. */
export const companies = pgTable('companies', {
  companyId: uuid('company_id').primaryKey(),
  licenceNumber: text('licence_number').notNull(),
  placeOfIncorporation: text('place_of_incorporation').notNull().default(''),
  paymentMode: text('payment_mode').notNull(),
  userTitle: text('user_title').notNull().default(''),
  businessEmail: text('business_email').notNull(),
  phone: text('phone').notNull().default(''),
  mainBusinessAddress: text('main_business_address').notNull().default(''),
  contactNumber: text('contact_number').notNull().default(''),
  websiteUrl: text('website_url').notNull().default(''),
  officialEmail: text('official_email').notNull().default(''),
  bankName: text('bank_name').notNull().default(''),
  /** Encrypted: shown whole to nobody, its last four digits to members. */
  bankAccountSealed: text('bank_account_sealed').notNull().default(''),
  bankAccountLastDigits: text('bank_account_last_digits').notNull().default(''),
  themeColour: text('theme_colour'),
  logoFile: uuid('logo_file'),
  faviconFile: uuid('favicon_file'),
  /** Document kind to file id, for the kinds of `companyDocuments` in rules. */
  documents: jsonb('documents').$type<Record<string, string>>().notNull().default({}),
  verification: text('verification').notNull().default('notSubmitted'),
  verificationNote: text('verification_note').notNull().default(''),
  verificationChangedAt: at('verification_changed_at'),
  createdAt: at('created_at').notNull(),
  updatedAt: at('updated_at').notNull(),
})
