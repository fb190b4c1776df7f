import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Envelope, GivesOf, Operation, SendsOf } from '@coverwright/contract/platform'
import { identityOperations } from '@coverwright/contract/identity'
import type { DestinationStream } from 'pino'
import { makeSessions } from '../../identity/sessions'
import { ROOT } from '../../root'
import { rooms as allRooms } from '../../rooms'
import { loadConfig } from '../config'
import { inCompany } from '../database'
import { FILE_ADDRESS_KEY, openFileStore } from '../files'
import { createApp, createLog, surroundingsOf } from '../http'
import { companyCtx, type CompanyCtx, deriveKey, newId, PendingAudit, type Room, type Sessions } from '../operations'
import { cloneDatabase } from './clone-database'
import { type Answer, type Caller, type CallOptions, openBrowser, type Request, requestOf } from './test-browser'

/** The password that test people have unless a test says otherwise. */
export const TEST_PASSWORD = 'Correct-horse-7'

const SETTINGS = {
  SECRET_KEY: 'a secret that only tests know and nothing else uses',
  HOST: '127.0.0.1',
  PORT: '0',
  LOG_LEVEL: 'silent',
  // Tests call as fast as they can.
  RATE_LIMIT_PER_MINUTE: '1000000',
  OVERLOAD_DELAY_MS: '60000',
}

type Options = {
  rooms?: readonly Room[]
  sessions?: Sessions
  /** Settings as they would stand in the environment. */
  settings?: Record<string, string>
  clock?: () => Date
  /** Where the log goes, for tests of what is in it. */
  logTo?: DestinationStream
  /** A database that another server of the same test uses too. */
  db?: TestDatabase
}

export type TestDatabase = Awaited<ReturnType<typeof cloneDatabase>>
export type TestServer = Awaited<ReturnType<typeof startTestServer>>

/** The real server on a database of its own, called over HTTP with real signatures. Close it in `afterAll`. */
export async function startTestServer(options: Options = {}) {
  const db = options.db ?? (await cloneDatabase())
  const folder = mkdtempSync(join(tmpdir(), 'coverwright-files-'))
  const config = loadConfig(ROOT, { ...SETTINGS, DATA_DIR: folder, ...options.settings })
  const clock = options.clock ?? (() => new Date())
  const files = openFileStore(config, deriveKey(config.secretKey, FILE_ADDRESS_KEY), clock)
  const app = await createApp({
    config,
    database: db,
    rooms: options.rooms ?? allRooms,
    sessions: options.sessions ?? makeSessions(config.secretKey),
    files,
    log: createLog(config.logLevel, options.logTo),
    clock,
  })
  const url = await app.http.listen({ host: config.host, port: config.port })

  const raw = (path: string, init: RequestInit = {}) => fetch(url + path, { redirect: 'manual', ...init })
  const send = (request: Request) =>
    raw(request.path, { method: request.method, headers: request.headers, body: request.body })

  async function call<Op extends Operation>(
    operation: Op,
    input: SendsOf<Op>,
    given: CallOptions = {},
  ): Promise<Answer<GivesOf<Op>>> {
    const as = given.as === undefined && operation.signed ? await openBrowser(call) : given.as
    const response = await send(requestOf(operation, input, { ...given, as }))
    return readAnswer(response)
  }

  /** Signs a person in on a new browser; who that is must have been put in before. */
  async function signIn(email: string, password = TEST_PASSWORD): Promise<Caller> {
    const browser = await openBrowser(call)
    const answer = await call(identityOperations.signIn, { email, password }, { as: browser })
    if (answer.data?.step !== 'signedIn')
      throw new Error(`${email} did not get in: ${answer.data?.step ?? answer.message}`)
    return { ...browser, token: answer.data.tokens.IdToken }
  }

  /** Runs verbs of rooms inside a company without a call, to put in what a test needs. */
  async function within<Result>(
    company: string,
    work: (ctx: CompanyCtx) => Promise<Result>,
    memberId: string | null = null,
  ) {
    const now = clock()
    const facts = {
      surroundings: surroundingsOf({ config, files }),
      requestId: newId(now),
      idempotencyKey: null,
      now,
      address: '127.0.0.1',
      userAgent: 'test',
      host: 'localhost',
      device: null,
    }
    return inCompany(db.server, company, async (tx) => {
      const audit = new PendingAudit()
      const result = await work(companyCtx(tx, facts, audit, company, memberId))
      await audit.write(tx, company)
      return result
    })
  }

  return {
    url,
    app,
    db,
    config,
    clock,
    raw,
    send,
    call,
    signIn,
    within,
    openBrowser: () => openBrowser(call),
    async close() {
      await app.http.close()
      if (!options.db) await db.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function readAnswer<Data>(response: Response): Promise<Answer<Data>> {
  const text = await response.text()
  const envelope = text ? (JSON.parse(text) as Envelope<Data>) : { status: 0, data: null, message: '' }
  return { ...envelope, http: response.status }
}
