// Writes the README's table of settings from the server's own; a test compares the two.
import { readFileSync, writeFileSync } from 'node:fs'
import { tsImport } from 'tsx/esm/api'

const README = new URL('../README.md', import.meta.url)
const { settingsTable } = await tsImport('../server/src/platform/config/settings-table.ts', import.meta.url)
const readme = readFileSync(README, 'utf8')
writeFileSync(
  README,
  readme.replace(
    /(<!-- settings -->)[\s\S]*?(<!-- \/settings -->)/,
    (_, open, close) => `${open}\n${settingsTable()}\n${close}`,
  ),
)
