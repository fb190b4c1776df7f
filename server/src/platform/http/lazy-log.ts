import type { FastifyBaseLogger } from 'fastify'
import type { ChildLoggerOptions } from 'pino'

type Bindings = Record<string, unknown>

/** Most requests say nothing of their own; a log is not made for each. */
class LazyLog {
  private made: FastifyBaseLogger | null = null

  constructor(
    private readonly parent: FastifyBaseLogger,
    private readonly bindings: Bindings,
    private readonly options: ChildLoggerOptions,
  ) {}

  get level() {
    return this.parent.level
  }

  child(bindings: Bindings, options: ChildLoggerOptions = {}) {
    return this.own.child(bindings, options)
  }

  silent(...said: unknown[]) {
    this.say('silent', said)
  }

  trace(...said: unknown[]) {
    this.say('trace', said)
  }

  debug(...said: unknown[]) {
    this.say('debug', said)
  }

  info(...said: unknown[]) {
    this.say('info', said)
  }

  warn(...said: unknown[]) {
    this.say('warn', said)
  }

  error(...said: unknown[]) {
    this.say('error', said)
  }

  fatal(...said: unknown[]) {
    this.say('fatal', said)
  }

  private get own(): FastifyBaseLogger {
    return (this.made ??= this.parent.child(this.bindings, this.options))
  }

  private say(level: 'silent' | 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal', said: unknown[]) {
    if (this.isHeard(level)) (this.own[level] as (...said: unknown[]) => void)(...said)
  }

  private isHeard(level: string): boolean {
    const { isLevelEnabled } = this.parent as { isLevelEnabled?: (level: string) => boolean }
    return isLevelEnabled ? isLevelEnabled.call(this.parent, level) : true
  }
}

/** A request's own log, made when the request first says something that is written down. */
export const lazyChild = (parent: FastifyBaseLogger, bindings: Bindings, options: ChildLoggerOptions): LazyLog =>
  new LazyLog(parent, bindings, options)
