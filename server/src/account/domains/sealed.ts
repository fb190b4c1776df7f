/** What each key of ours seals. */
export const CERTIFICATE_KEYS = 'domains.certificates'
export const ACCOUNT_KEYS = 'domains.acme accounts'
