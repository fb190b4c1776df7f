import type { HeldView } from '@coverwright/contract/rating/connectors'
import { useTexts } from '@coverwright/ui/locales'
import { Plug } from 'lucide-react'
import { useNameTitle } from './name-titles'
import { useSaid } from './use-input-words'
import './held-note.css'

/** Nobody outside is asked for many customers: says which value stands for each answer. */
export function HeldNote({ held }: { held: readonly HeldView[] }) {
  const t = useTexts('pricing')
  const titleOf = useNameTitle()
  const said = useSaid()
  if (held.length === 0) return null
  const told = held.map(({ name, value, connector, from }) =>
    t(`held.${from}`, { name: titleOf(name), value: said(value), connector }),
  )
  return (
    <p className="held-note">
      <Plug size={16} aria-hidden /> {t('held.about')} {told.join('; ')}
    </p>
  )
}
