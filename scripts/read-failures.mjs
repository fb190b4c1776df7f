import { readFileSync } from 'node:fs'
import { playwrightTimes, vitestTimes } from './test-times.mjs'

/** What the runners wrote into their reports: how many passed and failed, what the failed ones said first, what files took. */
export function readVitest(file) {
  const report = JSON.parse(readFileSync(file, 'utf8'))
  const { numPassedTests, numFailedTests, testResults } = report
  const failures = testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    if (failed.length === 0 && message) return [{ title: name, said: message }]
    return failed.map(({ fullName, failureMessages }) => ({ title: `${name} > ${fullName}`, said: failureMessages[0] }))
  })
  return { passed: numPassedTests, failed: numFailedTests, failures, times: vitestTimes(report) }
}

/** A test that failed and then passed counts as passed, and is named: it holds only by chance. */
export function readPlaywright(file) {
  const { stats, suites, errors } = JSON.parse(readFileSync(file, 'utf8'))
  const specs = suites.flatMap(specsIn)
  const isFlaky = ({ tests }) => tests.some(({ status }) => status === 'flaky')
  const failures = specs
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) => ({
      title: `${file}:${line} > ${title}`,
      said: tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors)).at(0)?.message,
    }))
  const beside = errors.map(({ message }) => ({ title: 'outside any test', said: message }))
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    failures: [...failures, ...beside],
    times: playwrightTimes(specs),
    flaky: specs.filter(isFlaky).map(({ file, title }) => `${file} › ${title}`),
  }
}

const specsIn = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsIn)]

const SHOWN_LINES = 6

/** One failure in a few lines, without colors. */
export function brief({ title, said = '' }) {
  const lines = said
    .replace(/\u001b\[[\d;]*m/g, '')
    .split('\n')
    .filter((line) => line.trim() && !line.trim().startsWith('at '))
  return [`  x ${title}`, ...lines.slice(0, SHOWN_LINES).map((line) => `      ${line.trim()}`)].join('\n')
}
