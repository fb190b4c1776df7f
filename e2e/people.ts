/** Everybody of the demo has this password in the browser tests. */
export const DEMO_PASSWORD = 'Walk-right-in-1'
export const OPERATOR_KEY = 'operator-key-of-the-browser-tests'

export const people = {
  primary: 'primary@harbour.example',
  admin: 'admin@harbour.example',
  standard: 'standard@harbour.example',
  designer: 'designer@harbour.example',
  auditor: 'auditor@harbour.example',
  broker: 'primary@lantern.example',
} as const
export type Person = keyof typeof people
