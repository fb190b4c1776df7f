import { performance } from 'node:perf_hooks'
import { identityOperations, passwordOperations, signUpOperations } from '@coverwright/contract/company/identity'
import { signUpSteps } from '../../server/src/platform/testing/test-sign-up'
import { makeCompany, startTestServer, type TestServer } from '../../server/src/platform/testing'
import { openBenchDatabase, startBenchCluster } from './bench-server'
import { type Figure, interleave } from './measure'

const ROUNDS = 60
/** So long after a failure or a letter nobody is slowed down, locked or refused for it. */
const FORGIVEN_MS = 25 * 60 * 60_000
const EMAIL = 'known@people.example'

/** A call that must not tell whether the address has an account, and how long it takes to answer. */
type Asking = { what: string; ask(server: TestServer, email: string): Promise<() => Promise<string>> }

const askings: Asking[] = [
  {
    what: 'refusing a sign-in',
    async ask(server, email) {
      const as = await server.openBrowser()
      return async () =>
        (await server.call(identityOperations.signIn, { email, password: 'Wrong-Pass-1' }, { as })).message
    },
  },
  {
    what: 'sending a code to reset the password',
    ask: async (server, email) => async () => (await server.call(passwordOperations.sendResetCode, { email })).message,
  },
  {
    what: 'giving the email of a sign-up',
    async ask(server, email) {
      const steps = signUpSteps(() => server)
      const signUp = await steps.begin(`Company ${crypto.randomUUID()}`)
      return async () => (await steps.saveEmail(signUp, email)).message
    },
  },
  {
    what: 'asking for the verifying mail again',
    ask: async (server, email) => async () =>
      (await server.call(signUpOperations.resendVerification, { email })).message,
  },
]

/** Whether the time of an answer tells which addresses have an account. */
export async function measureUnknownAddress(): Promise<Figure[]> {
  let now = new Date()
  const cluster = await startBenchCluster()
  const db = await openBenchDatabase(cluster, 'unknown_address')
  const server = await startTestServer({ db, clock: () => now })
  const timed = async ({ ask }: Asking, email: string) => {
    now = new Date(now.getTime() + FORGIVEN_MS)
    const answer = await ask(server, email)
    const started = performance.now()
    const message = await answer()
    const ms = performance.now() - started
    if (message !== '' && message !== 'identity.wrongCredentials') throw new Error(`answered ${message}`)
    return ms
  }
  try {
    await makeCompany(server, { people: { [EMAIL]: 'primary' } })
    const figures: Figure[] = []
    for (const asking of askings) figures.push(await compare(asking, (email) => timed(asking, email)))
    return figures
  } finally {
    await server.close()
    await db.close()
    await cluster.stop()
  }
}

async function compare({ what }: Asking, timed: (email: string) => Promise<number>): Promise<Figure> {
  for (const email of [EMAIL, 'warm@up.example']) await timed(email)
  let round = 0
  const unknown = () => timed(`u${round++}@nowhere.example`)
  const { ours, peer } = await interleave(ROUNDS, unknown, () => timed(EMAIL))
  const ratio = ours / peer
  return {
    name: `R15 ${what}: an unknown address against a known one`,
    ours: `${ours.toFixed(1)} ms`,
    peer: `${peer.toFixed(1)} ms`,
    ratio,
    goal: '0.8 to 1.25',
    holds: ratio >= 0.8 && ratio <= 1.25,
  }
}
