import { z } from 'zod'

/** What data of one version becomes in the next. */
type Upgrade = (earlier: never) => unknown

/** One kind of thing that happens, for machines: readers, webhooks and the API document know it by its name. */
export type EventKind<Name extends string = string, Carries extends z.ZodType = z.ZodType> = {
  readonly name: Name
  readonly version: number
  readonly carries: Carries
  /** One line for the API document. */
  readonly says: string
  /** From version 1 to 2, from 2 to 3, and so on up to `version`: what was written stays as it was. */
  readonly upgrades: readonly Upgrade[]
}

type Declaration<Name extends string, Carries extends z.ZodType> = {
  name: Name
  version?: number
  carries: Carries
  says: string
  upgrades?: readonly Upgrade[]
}

/** 'policy.issued': a thing, and what became of it. */
const NAME = /^[a-z][A-Za-z]*\.[a-z][A-Za-z]*$/

/** Events are never changed, so erasing a person could not take these out of them: an event carries the person's id. */
const PERSONAL = /e?mail|phone|mobile|birth|passport|(?:first|last|full|holder|person|member)name|recipient/i

/** Declares one kind of event; the one place where its name and shape are written. */
export function event<Name extends string, Carries extends z.ZodType>(
  declared: Declaration<Name, Carries>,
): EventKind<Name, Carries> {
  const { name, version = 1, carries, says, upgrades = [] } = declared
  if (!NAME.test(name)) throw new Error(`An event is called 'thing.happened', not ${name}`)
  if (upgrades.length !== version - 1) throw new Error(`${name} needs ${version - 1} upgrades to version ${version}`)
  const personal = fieldsOf(carries).find((field) => PERSONAL.test(field))
  if (personal) throw new Error(`${name} carries ${personal}: an event carries ids of people, nothing else of them`)
  return { name, version, carries, says, upgrades }
}

export type DataOf<Kind extends EventKind> = z.output<Kind['carries']>
export type EmitsOf<Kind extends EventKind> = z.input<Kind['carries']>

/** Data as it was written, in whatever version, brought to today's shape. */
export function readEventData<Kind extends EventKind>(kind: Kind, version: number, written: unknown): DataOf<Kind> {
  const upgraded = kind.upgrades.slice(version - 1).reduce((data, upgrade) => upgrade(data as never), written)
  return kind.carries.parse(upgraded) as DataOf<Kind>
}

/** An event as readers and the world outside see it. */
export const eventShape = <Kind extends EventKind>(kind: Kind) =>
  z.object({
    id: z.uuid().describe('Known by this everywhere; whoever gets it twice has got one event'),
    name: z.literal(kind.name),
    version: z.literal(kind.version),
    place: z.int().positive().describe('Where it stands in the order of its company: 1, 2, 3, without gaps'),
    at: z.iso.datetime(),
    memberId: z.uuid().nullable().describe('Who did it; null for the platform itself'),
    about: z.record(z.string(), z.uuid()).describe('The things it is about, by what they are'),
    data: kind.carries,
  })

/** The names of all fields, however deep, as the JSON schema has them. */
function fieldsOf(shape: z.ZodType): string[] {
  const fields: string[] = []
  const visit = (node: unknown) => {
    if (node === null || typeof node !== 'object') return
    for (const [key, inner] of Object.entries(node)) {
      if (key === 'properties') fields.push(...Object.keys(inner as object))
      visit(inner)
    }
  }
  visit(z.toJSONSchema(shape, { unrepresentable: 'any' }))
  return fields
}
