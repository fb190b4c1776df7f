import { hkdfSync } from 'node:crypto'

/** A key for one purpose: knowing it says nothing about the installation's secret or any other purpose's key. */
export const deriveKey = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, 'coverwright', purpose, 32))
