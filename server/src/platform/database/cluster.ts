import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readFileSync, statSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../../kernel'
import { CannotStart } from '../config'
import { type Account, databaseAccount } from './account'
import { type Binaries, findBinaries } from './binaries'
import { clusterFiles, DATABASE_ENVIRONMENT, dataArgument, initCluster, readPassword, SUPERUSER } from './init-cluster'
import { clearLeftBehind, markInUse } from './left-behind'
import type { DatabaseLog } from './log'

const START_PATIENCE_MS = 30_000
const STOP_PATIENCE_MS = 10_000
const CONNECT_PATIENCE_MS = 2_000
const LOOK_MS = 1_000
/** What hinders it may pass: a port that somebody has for a moment, a disk that is full. */
const RESTART_PATIENCE_MS = 60_000
const RESTART_PAUSE_MS = 500
const MAX_LOG_BYTES = 10 * 1024 * 1024

type Options = {
  folder: string
  log: DatabaseLog
  /** More settings for PostgreSQL, as `name=value`. */
  settings?: string[]
  /** Called when PostgreSQL died and could not be started again. */
  onLost?: (error: Error) => void
}

export type Cluster = { port: number; user: string; password: string; stop(): Promise<void> }

/** Starts an embedded PostgreSQL, keeps it running, and stops it last. */
export async function startCluster({ folder, log, settings = [], onLost }: Options): Promise<Cluster> {
  const files = clusterFiles(folder)
  const account = databaseAccount(files.data)
  const binaries = findBinaries(account)
  mkdirSync(folder, { recursive: true })
  await initCluster(folder, binaries, account)
  const password = readPassword(folder)
  const port = await freePort()
  const start = async () => {
    await clearLeftBehind(files.data, password, (message) => log.warn(message))
    return startPostgres({ folder, binaries, account, port, password, settings })
  }
  /** A promise, so that a stop in the middle of a restart waits for what it has to stop. */
  let running = start()
  await running
  let isStopping = false

  const restart = async () => {
    const deadline = Date.now() + RESTART_PATIENCE_MS
    for (;;) {
      try {
        return await start()
      } catch (error) {
        if (isStopping || Date.now() > deadline) throw error
        log.error(`It is tried once more: ${(error as Error).message}`)
        await wait(RESTART_PAUSE_MS)
      }
    }
  }
  const keepRunning = async () => {
    for (;;) {
      await (
        await running
      ).ended
      if (isStopping) return
      log.error('PostgreSQL ended unexpectedly; starting it again')
      running = restart()
    }
  }
  void keepRunning().catch((error: Error) => !isStopping && onLost?.(error))
  const watch = setInterval(() => {
    if (!isLeaving(files.data)) return
    void running.then(
      ({ child }) => child.kill('SIGINT'),
      () => undefined,
    )
  }, LOOK_MS).unref()

  const stop = async () => {
    isStopping = true
    clearInterval(watch)
    const last = await running.catch(() => null)
    if (last) await stopPostgres(last)
  }
  return { port, user: SUPERUSER, password, stop }
}

/**
 * Somebody else asked PostgreSQL to stop: it lets nobody in and waits for its sessions, and ours do not end. It is told not
 * to wait, and started again as after any other end. The state is the eighth line of its lock file.
 */
function isLeaving(data: string): boolean {
  try {
    return readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[7]?.trim() === 'stopping'
  } catch {
    return false
  }
}

/** Stops what a killed run left in a cluster's folder, without starting anything. */
export async function stopLeftBehind(folder: string) {
  await clearLeftBehind(clusterFiles(folder).data, readPassword(folder), () => {})
}

type Running = { child: ChildProcess; keeper: pg.Client; ended: Promise<void> }

type Start = {
  folder: string
  binaries: Binaries
  account: Account
  port: number
  password: string
  settings: string[]
}

/** Its own session, so that Ctrl-C reaches the server only, which stops PostgreSQL after the last query. */
async function startPostgres({ folder, binaries, account, port, password, settings }: Start): Promise<Running> {
  const files = clusterFiles(folder)
  const logFile = openSync(files.log, 'a', 0o600)
  if (statSync(files.log).size > MAX_LOG_BYTES) truncateSync(files.log)
  const logStart = statSync(files.log).size
  const fixed = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'timezone=UTC', 'log_timezone=UTC']
  const args = ['-D', dataArgument(files.data, account), '-p', String(port)]
  const child = spawn(binaries.postgres, [...args, ...[...fixed, ...settings].flatMap((each) => ['-c', each])], {
    cwd: files.data,
    env: DATABASE_ENVIRONMENT,
    detached: true,
    stdio: ['ignore', logFile, logFile],
    ...account,
  })
  closeSync(logFile)
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()).once('error', () => resolve()))
  const endWithUs = () => child.kill('SIGINT')
  process.once('exit', endWithUs)
  void ended.finally(() => process.off('exit', endWithUs))
  const keeper = await connectWhenReady(child, port, password)
  if (keeper) return { child, keeper, ended }
  child.kill('SIGINT')
  throw new CannotStart(`PostgreSQL did not start: ${lastComplaint(files.log, logStart)} (log: ${files.log})`)
}

/** The connection that proves readiness stays open: it marks the cluster as ours. */
async function connectWhenReady(child: ChildProcess, port: number, password: string): Promise<pg.Client | null> {
  const deadline = Date.now() + START_PATIENCE_MS
  while (isRunning(child) && Date.now() < deadline) {
    const address = { host: '127.0.0.1', port, user: SUPERUSER, database: 'postgres', password }
    // Whoever else has the port may let us in and never say a word.
    const keeper = new pg.Client({ ...address, connectionTimeoutMillis: CONNECT_PATIENCE_MS })
    keeper.on('error', () => {})
    try {
      await keeper.connect()
      if (await markInUse(keeper)) return keeper
    } catch {
      // Not ready yet; the child's end or the deadline decides.
    }
    await keeper.end().catch(() => {})
    await wait(20)
  }
  return null
}

/** SIGINT ends sessions and writes everything out; SIGQUIT leaves that to the recovery of the next start. */
async function stopPostgres({ child, keeper, ended }: Running) {
  await keeper.end().catch(() => {})
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    if (!isRunning(child)) return
    child.kill(signal)
    await Promise.race([ended, wait(STOP_PATIENCE_MS, undefined, { ref: false })])
  }
}

const isRunning = (child: ChildProcess) =>
  child.pid !== undefined && child.exitCode === null && child.signalCode === null

function lastComplaint(path: string, from: number): string {
  const lines = readFileSync(path).subarray(from).toString().trim().split('\n')
  const complaint = lines.findLast((line) => /(FATAL|PANIC|error while loading)/.test(line)) ?? lines.at(-1)
  return complaint?.replace(/^.*?(FATAL|PANIC): +/, '') || 'it said nothing'
}
