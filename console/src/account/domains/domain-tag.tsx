import type { DomainState } from '@coverwright/rules/account/domains'
import { useTexts } from '@coverwright/ui/locales'
import { StateTag, type Tone } from '@coverwright/ui/state-tag'

const tones: Record<DomainState, Tone> = {
  apply: 'info',
  pending: 'info',
  binding: 'warning',
  connected: 'neutral',
  success: 'success',
  expired: 'danger',
}

export function DomainTag({ state }: { state: DomainState }) {
  const t = useTexts('domains')
  return <StateTag tone={tones[state]}>{t(`states.${state}`)}</StateTag>
}
