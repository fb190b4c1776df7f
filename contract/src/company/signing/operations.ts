import { z } from 'zod'
import { operation, type Operations } from '../../platform'
import { KeyRegistration, RegisteredKey, ServerKeyView } from './schema'

/** The two calls that come before any signature can be made, and so are the only unsigned ones of the console. */
export const signingOperations = {
  getServerKey: operation({
    post: '/v1/sign/getPublicKey',
    may: 'anyone',
    signed: false,
    duringMaintenance: true,
    takes: z.object({}),
    gives: ServerKeyView,
    says: "The server's public key, its time and the key size it wants",
  }),
  registerKey: operation({
    post: '/v2/sign/getApiSecureKey',
    may: 'anyone',
    signed: false,
    duringMaintenance: true,
    writes: true,
    takes: KeyRegistration,
    gives: RegisteredKey,
    says: "Registers a browser's public key for its device and gives the key's id, valid 12 hours",
  }),
} satisfies Operations
