import type { HeldView } from '@coverwright/contract/connectors'
import { useTexts } from '@coverwright/ui/locales'
import { Plug } from 'lucide-react'
import { useNameTitle } from './name-titles'
import './held-note.css'

/** Nobody outside is asked for many customers: says which value stands for each answer. */
export function HeldNote({ held }: { held: readonly HeldView[] }) {
  const t = useTexts('pricing')
  const titleOf = useNameTitle()
  if (held.length === 0) return null
  const said = held.map(({ name, value, connector, from }) => {
    const shown = typeof value === 'boolean' ? t(value ? 'yes' : 'no') : value
    return t(`held.${from}`, { name: titleOf(name), value: shown, connector })
  })
  return (
    <p className="held-note">
      <Plug size={16} aria-hidden /> {t('held.about')} {said.join('; ')}
    </p>
  )
}
