import { createPublicKey, type KeyObject } from 'node:crypto'
import { FRAME_REFUSALS } from '@coverwright/contract/platform'
import { Cache, Refused } from '../../kernel'
import type { Db, Session } from '../operations'
import { bindKey, type KeyRow } from './store'

export type RingKey = {
  id: string
  publicKey: KeyObject
  keyBits: number
  device: string
  sessionId: string | null
  expiresAt: Date
}

/** So many keys are kept in memory; those not used for longest go first. */
const KEYS_REMEMBERED = 20_000

/**
 * Browser keys by id. A key never changes but for being bound once, so remembering it is safe: whether its session still
 * lives is asked of the database at every call, not of this.
 */
export class KeyRing {
  private readonly remembered = new Cache<RingKey>(KEYS_REMEMBERED)

  constructor(private readonly findKey: (id: string) => Promise<KeyRow | undefined>) {}

  async find(id: string): Promise<RingKey | null> {
    const known = this.remembered.get(id)
    if (known) return known
    const row = await this.findKey(id)
    if (!row) return null
    const publicKey = createPublicKey({ key: Buffer.from(row.publicKey, 'base64'), format: 'der', type: 'spki' })
    const key = { ...row, publicKey, keyBits: publicKey.asymmetricKeyDetails?.modulusLength ?? 0 }
    this.remembered.put(id, key)
    return key
  }

  /** A key belongs to one device and, from its first call with a session, to that session. */
  async checkOwner(db: Db, key: RingKey, session: Session) {
    if (session.device !== null && session.device !== key.device) throw new Refused(FRAME_REFUSALS.signing)
    if (key.sessionId === session.id) return
    if (key.sessionId !== null || !(await bindKey(db, key.id, session.id))) throw new Refused(FRAME_REFUSALS.signing)
  }
}
