import type { TableVersionView } from '@coverwright/contract/rating/tables'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { StateTag, type Tone } from '@coverwright/ui/state-tag'

const tones: Record<TableVersionView['state'], Tone> = { draft: 'info', active: 'success', inactive: 'neutral' }

export function VersionTag({ version: { number, state } }: { version: Pick<TableVersionView, 'number' | 'state'> }) {
  const t = useTexts('tables')
  return <StateTag tone={tones[state]}>{t(`version.${state}`, { number })}</StateTag>
}

/** 'from 1 January 2026' or 'from … to …'. */
export function useDaysWords() {
  const t = useTexts('tables')
  const { date } = useFormats()
  return ({ effectiveFrom, effectiveTo }: Pick<TableVersionView, 'effectiveFrom' | 'effectiveTo'>) =>
    effectiveTo === null
      ? t('version.from', { from: date(effectiveFrom) })
      : t('version.fromTo', { from: date(effectiveFrom), to: date(effectiveTo) })
}
