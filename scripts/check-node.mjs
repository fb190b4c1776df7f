// Kept to what old versions understand, so that they can say what is wrong with them.
const OLDEST = [20, 19]

/** Ends with one sentence on a Node that is too old. */
export function checkNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number)
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return
  console.error(`Node ${OLDEST.join('.')} or newer is needed; this is Node ${version}.`)
  process.exit(1)
}
