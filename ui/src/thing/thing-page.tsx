import { PageHeader } from '../page'
import { KeyFacts } from './key-facts'
import { ThingActions, ThingBar } from './thing-actions'
import type { ThingPageProps } from './thing-types'
import './thing.css'

/**
 * One thing, everything about it: what it is and its state in the head, what people phone about in a strip; then facts
 * at the left, what happened in the middle, what may be done next at the right. Where there is no room it stacks, what may
 * be done first; on a phone the actions stand at the bottom.
 */
export function ThingPage(props: ThingPageProps) {
  const { title, state, purpose, picture, keyFacts = [], actions = [], facts, children, next } = props
  return (
    <article className="cw-thing" data-sides={facts && next ? 'both' : facts ? 'facts' : next ? 'next' : 'none'}>
      <PageHeader
        title={title}
        beside={state}
        purpose={purpose}
        picture={picture}
        {...(actions.length > 0 ? { others: <ThingActions actions={actions} name={title} /> } : {})}
      />
      {keyFacts.length > 0 && <KeyFacts facts={keyFacts} />}
      <div className="cw-thing-columns">
        {next && <div className="cw-thing-next">{next}</div>}
        {facts && <div className="cw-thing-facts">{facts}</div>}
        <div className="cw-thing-middle">{children}</div>
      </div>
      <ThingBar actions={actions} name={title} />
    </article>
  )
}
