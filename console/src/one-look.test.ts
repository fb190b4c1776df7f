import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const ROOT = 'console/src'
const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'))

test('boxes and choices have one look: that of the design system', () => {
  const others = files.filter((file) =>
    /import \{[^}]*\b(Checkbox|Radio|Switch)\b[^}]*\} from 'antd'/.test(readFileSync(`${ROOT}/${file}`, 'utf8')),
  )
  expect(others).toEqual([])
})
