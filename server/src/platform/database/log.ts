/** The part of the server's log that the database writes to; any pino logger fits. */
export type DatabaseLog = {
  info(message: string): void
  warn(message: string): void
  error(message: string): void
  error(about: object, message: string): void
}
