import { settings } from './settings'

/** The README's table of settings, from the settings themselves. */
export function settingsTable(): string {
  const lines = Object.entries(settings).map(
    ([name, each]) => `| \`${name}\` | ${shown(each.default)} | ${each.meaning} |`,
  )
  return ['| setting | default | meaning |', '|---|---|---|', ...lines].join('\n')
}

const shown = (value: string) => (value ? `\`${value}\`` : '')
