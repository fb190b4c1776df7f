import { createHash } from 'node:crypto'

/** As a content security policy names an inline style. */
export const policyHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
