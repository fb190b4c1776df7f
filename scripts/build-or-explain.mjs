import { buildChanged } from './build.mjs'

/** Builds what changed; a build that fails ends the command with what the builder said, without our own stack. */
export async function buildOrExplain(names) {
  try {
    await buildChanged(names)
  } catch (error) {
    console.error(`The build failed: ${error instanceof Error ? error.message : error}`)
    process.exit(1)
  }
}
