import type { ReactNode } from 'react'
import './state-tag.css'

/** Colour means something: good, soon, bad, news, chosen; neutral says nothing either way. */
export type Tone = 'neutral' | 'success' | 'warning' | 'danger' | 'info' | 'primary'

/** A state is a dot with a word, never colour alone. */
export function StateTag({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return <span className={`cw-tag cw-tag-${tone}`}>{children}</span>
}
