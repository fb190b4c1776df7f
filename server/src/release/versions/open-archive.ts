import { BODY_VERSION } from '@coverwright/rules/design/products'
import { z } from 'zod'
import { Refused } from '../../kernel'
import { unpackZip } from '../../platform/bytes'
import { FORMAT } from './archive'
import { ArchiveFolder, refusedIn, shaped } from './archive-folder'

const Manifest = z.object({
  format: z.int().min(1),
  bodyVersion: z.int().min(1),
  hash: z.string().max(100),
  files: z.array(z.string().min(1).max(300)).max(2_000),
})

/** What file managers and git put beside files. */
const NOT_OURS = /(^|\/)(\.|__MACOSX\/|Thumbs\.db$|desktop\.ini$)/

/** The folder in a zip, if all of it is there and this house can read it. */
export async function openArchive(bytes: Buffer): Promise<{ folder: ArchiveFolder; bodyVersion: number }> {
  const unpacked = await unpackZip(bytes)
  if (!unpacked) throw new Refused('versions.badZip')
  const files = inFolder(new Map([...unpacked].filter(([name]) => !NOT_OURS.test(name))))
  if (!files.has('manifest.json')) throw new Refused('versions.noManifest')
  const folder = new ArchiveFolder(files)
  const manifest = folder.json('manifest.json')
  refuseNewer(manifest.value)
  const { bodyVersion, files: listed } = shaped(manifest, Manifest)
  const missing = listed.filter((name) => !files.has(name))
  if (missing.length > 0)
    throw new Refused('versions.filesMissing', { values: { files: shown(missing), count: missing.length } })
  const known = new Set([...listed, 'manifest.json'])
  const more = folder.names().filter((name) => !known.has(name))
  if (more.length > 0)
    throw new Refused('versions.filesUnlisted', { values: { files: shown(more), count: more.length } })
  const twice = listed.findIndex((name, at) => listed.indexOf(name) !== at)
  if (twice >= 0) throw refusedIn(manifest, ['files', twice])
  return { folder, bodyVersion }
}

/** Told before anything else: what newer code has written may look wrong in any way. */
function refuseNewer(manifest: unknown) {
  const { format, bodyVersion } = (manifest ?? {}) as { format?: unknown; bodyVersion?: unknown }
  const isNewer = Number(format) > FORMAT || Number(bodyVersion) > BODY_VERSION
  if (isNewer) throw new Refused('versions.newer')
}

const MOST_SHOWN = 5
const shown = (names: readonly string[]) =>
  `${names.slice(0, MOST_SHOWN).join(', ')}${names.length > MOST_SHOWN ? ', …' : ''}`.slice(0, 500)

/** Whoever packs a folder packs its name as well. */
function inFolder(files: ReadonlyMap<string, Buffer>): ReadonlyMap<string, Buffer> {
  if (files.has('manifest.json')) return files
  const [first] = files.keys()
  const folder = `${first?.split('/')[0] ?? ''}/`
  if (![...files.keys()].every((name) => name.startsWith(folder))) return files
  return new Map([...files].map(([name, bytes]) => [name.slice(folder.length), bytes]))
}
