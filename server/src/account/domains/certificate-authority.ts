import { readFileSync } from 'node:fs'
import { Agent } from 'node:https'
import type { CertificateFailure } from '@coverwright/contract/account/domains'
import type { Client } from 'acme-client'
import type { Config } from '../../platform/config'

const ASK_MS = 20_000

/** Loaded by the first who asks: it takes a quarter of a second that every start would wait for. */
const loadAcme = async () => (await import('acme-client')).default
type Acme = Awaited<ReturnType<typeof loadAcme>>

/** How an authority said no, or did not say anything: what is done about it is the same, what is shown is not. */
export class NoCertificate extends Error {
  constructor(
    readonly why: CertificateFailure,
    cause: unknown,
  ) {
    super(why, { cause })
  }
}

export type Issued = { readonly certificate: string; readonly key: string; readonly from: Date; readonly until: Date }

type Asked = {
  readonly host: string
  readonly accountKey: string
  /** Puts the answer where the authority will look for it, for every process, before it looks. */
  answer(challenge: { token: string; answer: string }): Promise<void>
}

/** Asks for a certificate of one name, proven by a page at it (http-01). */
export async function askCertificate(config: Config, { host, accountKey, answer }: Asked): Promise<Issued> {
  const acme = await loadAcme()
  prepare(acme, config)
  const client = new acme.Client({
    ...{ directoryUrl: config.acmeUrl, accountKey },
    ...{ backoffAttempts: 15, backoffMin: 250, backoffMax: 5_000 },
  })
  const [key, csr] = await acme.crypto.createCsr({ commonName: host }, await acme.crypto.createPrivateEcdsaKey())
  let isAsked = false
  try {
    await enterAccount(client, config.acmeEmail)
    const certificate = await client.auto({
      ...{ csr, challengePriority: ['http-01'] },
      // The authority sees the name as the world does; what this machine sees proves nothing.
      skipChallengeVerification: true,
      challengeCreateFn: async (_authorization, { token }, keyAuthorization) => {
        isAsked = true
        await answer({ token, answer: keyAuthorization })
      },
      challengeRemoveFn: async () => {},
    })
    const { notBefore, notAfter } = acme.crypto.readCertificateInfo(certificate)
    return { certificate, key: key.toString(), from: notBefore, until: notAfter }
  } catch (error) {
    throw new NoCertificate(isUnreachable(error) ? 'unreachable' : isAsked ? 'notValidated' : 'refused', error)
  }
}

/** The library changes an account that is there already, which authorities refuse where there is nothing to change. */
async function enterAccount(client: Client, email: string) {
  try {
    await client.createAccount({ termsOfServiceAgreed: true, ...(email ? { contact: [`mailto:${email}`] } : {}) })
  } catch (error) {
    if (!hasAccount(client)) throw error
  }
}

function hasAccount(client: Client): boolean {
  try {
    return client.getAccountUrl() !== ''
  } catch {
    return false
  }
}

export const newAccountKey = async () => (await (await loadAcme()).crypto.createPrivateEcdsaKey()).toString()

/** An answer of the authority is a sentence of its own; whatever else went wrong went wrong on the way to it. */
function isUnreachable(error: unknown): boolean {
  const { code, message = '' } = error as { code?: string; message?: string }
  return code !== undefined || error instanceof TypeError || /status code|timeout|ECONN|socket/i.test(message)
}

let preparedFor: string | null = null

/** The library's own tries are left out: a job tries again, for days if need be. */
function prepare(acme: Acme, { acmeCaFile, acmeUrl }: Config) {
  if (preparedFor === `${acmeUrl} ${acmeCaFile}`) return
  preparedFor = `${acmeUrl} ${acmeCaFile}`
  const { defaults } = acme.axios
  const settings = { retryMaxAttempts: 0, retryDefaultDelay: 1 }
  Object.assign(defaults, {
    ...{ timeout: ASK_MS, proxy: false },
    acmeSettings: { ...(defaults as { acmeSettings?: object }).acmeSettings, ...settings },
    httpsAgent: acmeCaFile ? new Agent({ ca: readFileSync(acmeCaFile) }) : undefined,
  })
}
