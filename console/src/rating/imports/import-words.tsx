import type { ImportView } from '@coverwright/contract/rating/imports'
import { useTexts } from '@coverwright/ui/locales'
import { StateTag, type Tone } from '@coverwright/ui/state-tag'

const tones: Record<ImportView['state'], Tone> = {
  identifying: 'info',
  identified: 'primary',
  mapped: 'primary',
  converting: 'info',
  converted: 'success',
  failed: 'danger',
  cancelled: 'neutral',
}

export function ImportState({ state }: { state: ImportView['state'] }) {
  const t = useTexts('imports')
  return <StateTag tone={tones[state]}>{t(`state.${state}`)}</StateTag>
}
