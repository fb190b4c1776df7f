import type { ReactNode, Ref } from 'react'
import { Sign } from './sign'

type Props = {
  sign: 'tick' | 'wrong' | 'clock' | 'person' | 'paper'
  heading: string
  lines: readonly string[]
  title?: Ref<HTMLHeadingElement>
  isAlert?: boolean
  children?: ReactNode
}

/** Where a journey ends or waits: what happened, what happens next, and a way on. */
export function Ending({ sign, heading, lines, title, isAlert = false, children }: Props) {
  return (
    <main className={`ending ${sign}`} role={isAlert ? 'alert' : undefined}>
      <span className="medal">
        <Sign name={sign} />
      </span>
      <h1 ref={title} tabIndex={-1}>
        {heading}
      </h1>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {children}
    </main>
  )
}
