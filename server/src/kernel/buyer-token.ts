import { createHmac } from 'node:crypto'
import { sha256 } from './sha256'

/** Sixteen bytes say the company, twenty-four are the secret: 54 signs in a link. */
const COMPANY_BYTES = 16
const SECRET_BYTES = 24
const SHAPE = /^[A-Za-z0-9_-]{54}$/

/**
 * What a buyer or holder has in a link. They have no session, so it names the company whose walls it opens; only the
 * hash of it is kept.
 */
export function newBuyerToken(company: string, randomBytes: (size: number) => Buffer) {
  const bytes = Buffer.concat([Buffer.from(company.replaceAll('-', ''), 'hex'), randomBytes(SECRET_BYTES)])
  const token = bytes.toString('base64url')
  return { token, tokenHash: sha256(token) }
}

/** One that can be made again from the id of what it opens: asked for twice, it is the same link. */
export const madeBuyerToken = (company: string, key: Buffer, id: string) =>
  newBuyerToken(company, (size) => createHmac('sha256', key).update(`${company}/${id}`).digest().subarray(0, size))

/** Null for what never was a token. */
export function readBuyerToken(token: string): { company: string; tokenHash: string } | null {
  if (!SHAPE.test(token)) return null
  const hex = Buffer.from(token, 'base64url').subarray(0, COMPANY_BYTES).toString('hex')
  const company = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return { company, tokenHash: sha256(token) }
}
