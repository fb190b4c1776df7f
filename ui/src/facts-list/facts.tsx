import type { ReactNode } from 'react'
import { NOTHING } from '../formats'
import { CopyButton } from './copy-button'
import './facts.css'

export type Fact = {
  label: string
  /** Nothing to say is drawn as a dash. */
  value: ReactNode
  /** What goes on the clipboard; `true` for the value itself, where it is a text. */
  copies?: string | true | undefined
  /** Figures, addresses and names that programs read. */
  isMono?: boolean
}

export type FactsProps = {
  /** What is not there is left out: `isSold && { … }`. */
  facts: readonly (Fact | false | null | undefined)[]
  /** Lines with the label before the value, or a grid with the label above it. */
  shape?: 'lines' | 'grid'
}

/** What is known of a thing, label by label. */
export function Facts({ facts, shape = 'lines' }: FactsProps) {
  return (
    <div className="cw-facts-box">
      <dl className={`cw-facts cw-facts-${shape}`}>
        {facts.map((fact) => fact && <OneFact key={fact.label} {...fact} />)}
      </dl>
    </div>
  )
}

function OneFact({ label, value, copies, isMono }: Fact) {
  const text = copies === true ? value : copies
  return (
    <div>
      <dt>{label}</dt>
      <dd className={isMono ? 'cw-mono' : undefined}>
        <span>{isNothing(value) ? NOTHING : value}</span>
        {typeof text === 'string' && text !== '' && <CopyButton text={text} name={label} />}
      </dd>
    </div>
  )
}

const isNothing = (value: ReactNode) => value === null || value === undefined || value === '' || value === false
