import { relative } from 'node:path'

const SHOWN_FILES = 10

/** How long each file of a vitest report took, in seconds. */
export const vitestTimes = ({ testResults }, root = process.cwd()) =>
  testResults.map(({ name, startTime, endTime }) => ({
    file: relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }))

/** The same of a report by Playwright: what every try of every test took, the start of its server included. */
export function playwrightTimes(specs) {
  const seconds = new Map()
  for (const { file, tests } of specs)
    for (const { duration } of tests.flatMap(({ results }) => results))
      seconds.set(file, (seconds.get(file) ?? 0) + duration / 1000)
  return [...seconds].map(([file, took]) => ({ file: `e2e/${file}`, seconds: took }))
}

/** The last lines of `npm test` but one: what each part took, and the files that took longest. */
export function sayTimes(parts, files) {
  const whole = parts.reduce((sum, { seconds }) => sum + seconds, 0)
  const slowest = [...files].sort((one, other) => other.seconds - one.seconds).slice(0, SHOWN_FILES)
  return [
    `${inSeconds(whole)} in all: ${parts.map(({ title, seconds }) => `${title} ${inSeconds(seconds)}`).join(', ')}`,
    ...(slowest.length > 0 ? ['slowest files:'] : []),
    ...slowest.map(({ file, seconds }) => `${inSeconds(seconds).padStart(8)}  ${file}`),
  ]
}

const inSeconds = (seconds) => `${Math.round(seconds)} s`
