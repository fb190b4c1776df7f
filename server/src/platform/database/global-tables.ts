/** Tables without a company, each with the reason why it has none. Every other table stands behind the tenant wall. */
export const GLOBAL_TABLES: Readonly<Record<string, string>> = {
  company_registry: 'names and licence numbers are taken once over all companies, and chores must find every company',
  people: 'an address is known before its company is',
  devices: 'belong to a person, and are asked for before a company is entered',
  sessions: 'belong to a person; a refresh comes before a company is entered',
  refresh_tokens: 'belong to a session',
  codes: 'are sent to people without a company: at sign-up, for a new device, to reset a password',
  links: 'are opened by people without a session',
  sign_in_failures: 'are counted by address typed and network address, whoever that is',
  sign_ups: 'come before the company',
  recovery_codes: 'belong to a person',
  agreements: 'belong to a person',
  signing_keys: 'sign calls that come before any company is known',
  signing_nonces: 'belong to a signing key',
  server_keys: "are the installation's own",
  call_counts: 'count people and network addresses before a company is entered',
  platform_state: 'switches the whole installation',
}
