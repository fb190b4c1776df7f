import { isAbsolute, join } from 'node:path'
import type { z } from 'zod'
import { CannotStart } from './cannot-start'
import { keepSecret, makeFolder } from './data-folder'
import { type SettingName, settings } from './settings'

/** Nobody can ever receive mail there, so nobody outside of a demo proves to have this address. */
const DEMO_DESIGNER = 'designer@harbour.example'

/** `DATABASE_URL` in the environment is `databaseUrl` in code. */
type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Lowercase<Head>}${Capitalize<CamelCase<Tail>>}`
  : Lowercase<Name>

type Values = { [Name in SettingName as CamelCase<Name>]: z.output<(typeof settings)[Name]['shape']> }

export type Config = Readonly<
  Values & {
    /** The project's folder. */
    root: string
    /** Systems of the demo that this process plays itself, by their name: the port of each on this machine. */
    standIns: ReadonlyMap<string, number>
  }
>

/** Reads and checks every setting, and makes the data folder and its secret where they are needed. */
export function loadConfig(root: string, environment: NodeJS.ProcessEnv = process.env): Config {
  const values = readSettings(environment)
  const dataDir = isAbsolute(values.dataDir) ? values.dataDir : join(root, values.dataDir)
  if (values.databaseUrl && !values.secretKey)
    throw new CannotStart('SECRET_KEY must be set to 32 characters or more when DATABASE_URL is set.')
  if (values.files === 's3' && !values.s3Bucket) throw new CannotStart('S3_BUCKET must be set when FILES is s3.')
  if (!values.databaseUrl || values.files === 'folder') makeFolder(dataDir)
  const secretKey = values.secretKey || keepSecret(dataDir)
  const systemDesigners =
    values.systemDesigners.length > 0 || values.databaseUrl ? values.systemDesigners : [DEMO_DESIGNER]
  const standIns = new Map<string, number>()
  return Object.freeze({ ...values, root, dataDir, secretKey, systemDesigners, standIns })
}

function readSettings(environment: NodeJS.ProcessEnv): Values {
  const entries = Object.entries(settings).map(([name, { shape, default: fallback }]) => {
    const given = environment[name]?.trim() || fallback
    const read = shape.safeParse(given)
    if (!read.success) throw new CannotStart(`The setting ${name} is not valid: ${sayWhy(name, given, read.error)}.`)
    return [camelCase(name), read.data]
  })
  return Object.fromEntries(entries) as Values
}

const camelCase = (name: string) => name.toLowerCase().replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Secrets are settings too: a value is shown only where its name promises nothing private. */
function sayWhy(name: string, given: string, error: z.ZodError) {
  const why = error.issues[0]?.message ?? 'it does not fit'
  return /KEY|PASSWORD|TOKEN|URL/.test(name) ? why : `'${given}': ${why}`
}
