import { Resolver } from 'node:dns/promises'

const PATIENCE_MS = 2_000

/** Values, or why there are none. */
export type Looked = {
  readonly resolver: string
  readonly values: readonly string[]
  readonly failure: 'none' | 'noAnswer' | null
}

/** What one resolver says of a name: the texts there, or where the name leads. An answer that is late is none. */
export async function askResolver(resolver: string, kind: 'texts' | 'route', name: string): Promise<Looked> {
  const asker = new Resolver({ timeout: PATIENCE_MS, tries: 2 })
  asker.setServers([resolver])
  const late = setTimeout(() => asker.cancel(), 2 * PATIENCE_MS)
  try {
    const values = kind === 'texts' ? await textsAt(asker, name) : await routesAt(asker, name)
    return { resolver, values: values.slice(0, MOST_VALUES), failure: values.length === 0 ? 'none' : null }
  } catch (error) {
    const isNone = ['ENOTFOUND', 'ENODATA'].includes((error as NodeJS.ErrnoException).code ?? '')
    return { resolver, values: [], failure: isNone ? 'none' : 'noAnswer' }
  } finally {
    clearTimeout(late)
  }
}

/** Somebody else's name server may send any amount of anything. */
const MOST_VALUES = 20
const MOST_CHARACTERS = 1_000

const textsAt = async (asker: Resolver, name: string) =>
  (await asker.resolveTxt(name)).map((pieces) =>
    pieces
      .join('')
      .replace(/\p{Cc}/gu, '')
      .slice(0, MOST_CHARACTERS),
  )

/** The alias, or the addresses where name servers follow it themselves. */
async function routesAt(asker: Resolver, name: string): Promise<string[]> {
  const aliases = await asker.resolveCname(name).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENODATA' || error.code === 'ENOTFOUND') return []
    throw error
  })
  return aliases.length > 0 ? aliases : asker.resolve4(name)
}
