import { randomUUID } from 'node:crypto'
import { type Permission, permissions } from '@coverwright/rules/company/members'
import { demoCompanies, seedDemo } from '../demo'
import { makeSessions } from '../company/identity'
import { AskingOutside, type BoundOperation, type Room, type Session, type Sessions } from '../platform/operations'
import { type Caller, startTestServer, type TestDatabase, type TestServer } from '../platform/testing'
import { rooms as allRooms } from '../rooms'
import { cloneDemo } from './clone-demo'

/** Two companies with what the demo gives them. */
export type SweepServer = TestServer & {
  operations: readonly BoundOperation[]
  /** The one that has something of every kind. */
  company: string
  /** The one whose people must neither see nor change anything of that. */
  neighbour: string
  /** A person of a company who may do everything, nothing, or what is named. */
  openAs(may: 'everything' | 'nothing' | readonly Permission[], of?: string): Promise<Caller>
  /** How often the verb of an operation has run; null for the frame's own operations, which are not counted. */
  runsOf(path: string): number | null
}

type Options = { rooms?: readonly Room[]; db?: TestDatabase; settings?: Record<string, string> }

/** Sessions here outlive whatever a sweep calls: a sign-out or a changed password must not end the sweep itself. */
export async function startSweepServer(options: Options = {}): Promise<SweepServer> {
  const [company, neighbour] = demoCompanies.map((each) => each.id) as [string, string]
  const opened = new Map<string, Session>()
  const runs = new Map<string, number>()
  const rooms = (options.rooms ?? allRooms).map((room) => counted(room, runs))
  const demo = options.db ? null : await cloneDemo()
  const settings = { ...(demo && { DATA_DIR: demo.folder }), ...options.settings }
  const db = options.db ?? demo?.db
  const server = await startTestServer({ ...(db && { db }), rooms, settings, sessions: sessionsIn(opened) })
  if (!demo) await seedDemo(server.db, server.jobParts.surroundings, { bookDays: 2 })
  const firstPeople = new Map<string, string>()
  for (const each of [company, neighbour]) firstPeople.set(each, await firstPersonOf(server, each))
  return {
    ...server,
    async close() {
      await server.close()
      await demo?.db.close()
    },
    company,
    neighbour,
    operations: server.app.rooms.flatMap((room) => room.operations),
    runsOf: (path) => runs.get(path) ?? null,
    async openAs(may, of = company) {
      const [id, personId] = [randomUUID(), firstPeople.get(of) ?? '']
      const member = {
        id: personId,
        sessionId: id,
        roleNames: [],
        permissions: may === 'everything' ? permissions : may === 'nothing' ? [] : may,
      }
      opened.set(id, { id, company: of, member, device: null })
      return { ...(await server.openBrowser()), token: id, accountId: personId }
    },
  }
}

const sessionsIn = (opened: Map<string, Session>): Sessions => {
  const real = makeSessions('a secret that signs no token of this server')
  return {
    readToken: (token, now) => {
      const session = opened.get(token)
      return session
        ? { company: session.company, person: session.member.id, session: session.id }
        : real.readToken(token, now)
    },
    readSession: async (_db, claims) => opened.get(claims.session) ?? null,
    readMember: real.readMember,
  }
}

function counted(room: Room, runs: Map<string, number>): Room {
  const operations = room.operations.map(({ operation, verb }): BoundOperation => {
    runs.set(operation.path, 0)
    const count = () => runs.set(operation.path, (runs.get(operation.path) ?? 0) + 1)
    const counting: BoundOperation['verb'] = async (ctx, input) => {
      try {
        const answer: unknown = await verb(ctx, input)
        count()
        return answer
      } catch (error) {
        // Whoever asks outside leaves before anything is done, and comes back.
        if (!(error instanceof AskingOutside)) count()
        throw error
      }
    }
    return { operation, verb: counting }
  })
  return { ...room, operations }
}

async function firstPersonOf(server: TestServer, company: string): Promise<string> {
  const { rows } = await server.db.server.query<{ id: string }>(
    'select id from people where home_company = $1 order by email desc limit 1',
    [company],
  )
  const id = rows[0]?.id
  if (!id) throw new Error('the demo has no people')
  return id
}
