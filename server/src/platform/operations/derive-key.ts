import { hkdfSync } from 'node:crypto'

/** Worked out once: there are a few dozen purposes, and links are made by the thousand. */
const known = new Map<string, Buffer>()

/** A key for one purpose: knowing it says nothing about the installation's secret or any other purpose's key. */
export function deriveKey(secret: string, purpose: string): Buffer {
  const name = `${purpose} ${secret}`
  const key = known.get(name) ?? Buffer.from(hkdfSync('sha256', secret, 'coverwright', purpose, 32))
  known.set(name, key)
  return key
}
