import type { Body } from '@coverwright/rules/design/products'
import type { Config } from '../../platform/config'
import type { MountParts } from '../../platform/operations'
import { type ShellRow, SHELL_CHANNEL } from './store'

/** So many addresses are held in memory; those known for longest leave first. */
const MOST_ADDRESSES = 1_000

export type Entered = { readonly company: string; readonly shell: ShellRow; readonly body: Body }

/** What stands, or stood, at an address, for calls that only look: as with pages, nobody asks the database twice. */
class KnownShells {
  private readonly bySlug = new Map<string, Map<string, Entered>>()
  private changes = 0

  get = (slug: string, hash: string): Entered | undefined => this.bySlug.get(slug)?.get(hash)

  /** What was read while something changed may be what was before. */
  async read(slug: string, hash: string, find: () => Promise<Entered>): Promise<Entered> {
    const before = this.changes
    const found = await find()
    if (before !== this.changes) return found
    const known = this.bySlug.get(slug) ?? new Map<string, Entered>()
    this.bySlug.set(slug, known.set(hash, found))
    const [oldest] = this.bySlug.keys()
    if (this.bySlug.size > MOST_ADDRESSES && oldest !== undefined) this.bySlug.delete(oldest)
    return found
  }

  forget(slug: string) {
    this.changes++
    this.bySlug.delete(slug)
  }

  forgetAll() {
    this.changes++
    this.bySlug.clear()
  }
}

/** One for each server of this process; where nothing tells of changes there is none. */
const shellsOf = new WeakMap<Config, KnownShells>()

export const knownShells = (config: Config): KnownShells | undefined => shellsOf.get(config)

export function watchShells({ config, listen, onGap }: MountParts) {
  const known = new KnownShells()
  shellsOf.set(config, known)
  listen(SHELL_CHANNEL, (slug) => known.forget(slug))
  onGap(() => known.forgetAll())
}
