import { RECOVERY_CODE_COUNT } from '@coverwright/rules/company/identity'
import { Secret, TOTP } from 'otpauth'
import type { BaseCtx } from '../../platform/operations'
import { hashCode, seal, unseal } from './secrets'
import { type Person, replaceRecoveryCodes, takeRecoveryCode, takeTwoStep } from './store'

const PERIOD_SECONDS = 30
const SEAL = 'two-step-secrets'

const generatorOf = (secret: Secret, email: string) =>
  new TOTP({ issuer: 'Coverwright', label: email, secret, period: PERIOD_SECONDS, digits: 6, algorithm: 'SHA1' })

/** A new secret for an authenticator app, and its sealed form to keep. */
export function newTwoStepSecret(ctx: BaseCtx, email: string) {
  const bytes = ctx.randomBytes(20)
  const secret = new Secret({ buffer: Uint8Array.from(bytes).buffer })
  return { secret: secret.base32, uri: generatorOf(secret, email).toString(), sealed: seal(ctx, SEAL, secret.base32) }
}

/** Whether this is the app's code of now, or of half a minute before or after; each works once. */
export async function takeTwoStepCode(ctx: BaseCtx, person: Person, code: string): Promise<boolean> {
  if (!person.twoStepSecret || !/^[0-9]{6}$/.test(code)) return false
  const secret = Secret.fromBase32(unseal(ctx, SEAL, person.twoStepSecret))
  const timestamp = ctx.now().getTime()
  const delta = generatorOf(secret, person.email).validate({ token: code, timestamp, window: 1 })
  if (delta === null) return false
  return takeTwoStep(ctx, person.id, Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta)
}

/** Without letters and digits that look alike. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const PURPOSE = 'recovery'

const newRecoveryCode = (ctx: BaseCtx): string => {
  const letters = [...ctx.randomBytes(10)].map((byte) => LETTERS[byte % LETTERS.length])
  return `${letters.slice(0, 5).join('')}-${letters.slice(5).join('')}`
}

const foldRecoveryCode = (typed: string) => typed.toUpperCase().replace(/[^A-Z0-9]/g, '')

export async function renewRecoveryCodes(ctx: BaseCtx, personId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODE_COUNT }, () => newRecoveryCode(ctx))
  const hashes = codes.map((code) => hashCode(ctx, PURPOSE, personId, foldRecoveryCode(code)))
  await replaceRecoveryCodes(ctx, personId, hashes)
  return codes
}

export const useRecoveryCode = (ctx: BaseCtx, personId: string, typed: string): Promise<boolean> =>
  takeRecoveryCode(ctx, personId, hashCode(ctx, PURPOSE, personId, foldRecoveryCode(typed)))
