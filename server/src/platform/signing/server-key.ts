import { createPrivateKey, generateKeyPair, type KeyObject, sign } from 'node:crypto'
import { promisify } from 'node:util'
import type { BaseCtx } from '../operations'
import { findServerKey, insertServerKey } from './store'

const PURPOSE = 'signing'
const SERVER_KEY_BITS = 2048

type KeyCtx = Pick<BaseCtx, 'db' | 'keyFor' | 'now'>
export type ServerKey = { publicKey: string; privateKey: KeyObject }

/** The server's own key, made by whichever process needs it first; remembered, since it never changes. */
export function serverKeyReader() {
  let known: ServerKey | null = null
  return async (ctx: BaseCtx): Promise<ServerKey> => {
    known ??= (await readServerKey(ctx)) ?? (await makeServerKey(ctx))
    return known
  }
}

async function readServerKey(ctx: KeyCtx): Promise<ServerKey | null> {
  const row = await findServerKey(ctx.db, PURPOSE)
  if (!row) return null
  const passphrase = ctx.keyFor('server signing key')
  return {
    publicKey: row.publicKey,
    privateKey: createPrivateKey({ key: row.sealedPrivateKey, format: 'pem', passphrase }),
  }
}

export async function makeServerKey(ctx: KeyCtx): Promise<ServerKey> {
  const pair = await promisify(generateKeyPair)('rsa', { modulusLength: SERVER_KEY_BITS })
  const passphrase = ctx.keyFor('server signing key')
  const sealed = pair.privateKey.export({ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase })
  const publicKey = pair.publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
  await insertServerKey(ctx.db, PURPOSE, { publicKey, sealedPrivateKey: sealed.toString() }, ctx.now())
  const kept = await readServerKey(ctx)
  if (!kept) throw new Error('the server key was not kept')
  return kept
}

export const proofOf = (key: ServerKey, parts: readonly (string | number)[]) =>
  sign('sha256', Buffer.from(parts.join('\n')), key.privateKey).toString('base64')
