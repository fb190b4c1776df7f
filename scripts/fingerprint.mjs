import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const SKIPPED = new Set(['node_modules', 'dist', 'test-results', '.cache'])

/** One hash over the contents of files and folders; tests do not count, because nothing built holds them. */
export function fingerprint(root, paths) {
  const hash = createHash('sha256')
  const add = (path) => {
    const whole = join(root, path)
    if (!existsSync(whole)) return
    if (statSync(whole).isDirectory()) {
      for (const name of readdirSync(whole).sort()) if (!SKIPPED.has(name)) add(join(path, name))
    } else if (!/\.test\.tsx?$/.test(path)) {
      hash.update(`${path}\n`).update(readFileSync(whole)).update('\n')
    }
  }
  for (const path of paths) add(path)
  return hash.digest('hex')
}
