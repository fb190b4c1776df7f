import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const ROOT = 'console/src'
const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.test)\.tsx?$/.test(file))

test('days and hours are written by the one formatter, which knows the zone and the form of the company', () => {
  const own = files.filter((file) =>
    /\.toLocale(Date|Time)?String\(|new Intl\.DateTimeFormat|Intl\.DateTimeFormat\(/.test(
      readFileSync(`${ROOT}/${file}`, 'utf8'),
    ),
  )
  expect(own).toEqual([])
})
