type Options = {
  field?: string
  values?: Record<string, string | number>
  /** How that stands now which others changed first; goes out as it is. */
  current?: unknown
  /** Keep what the verb has written so far (a counted failed try, say); without it a refusal changes nothing. */
  keepsChanges?: boolean
}

/** A rule of the business said no. Thrown by verbs, turned into the wire's answer in one place. */
export class Refused extends Error {
  readonly field: string | undefined
  readonly values: Record<string, string | number> | undefined
  readonly current: unknown
  readonly keepsChanges: boolean

  constructor(
    readonly code: string,
    options: Options = {},
  ) {
    super(code)
    this.name = 'Refused'
    this.field = options.field
    this.values = options.values
    this.current = options.current
    this.keepsChanges = options.keepsChanges ?? false
  }
}
