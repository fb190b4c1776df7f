import type { Texts } from '@coverwright/rules/languages'
import { SaidText } from './said-text'

/** What stands at the head or at the foot of every page. */
export function PageEdge({ says, number = '' }: { says: Texts; number?: string }) {
  return (
    <p className="mail-edge">
      <SaidText of={says} empty="" />
      <span>{number}</span>
    </p>
  )
}
