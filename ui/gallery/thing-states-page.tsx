import { UserX } from 'lucide-react'
import { Card } from '../src/card'
import { LoadedThing, NextSteps, type WhyNot } from '../src/thing'
import { Timeline } from '../src/timeline'
import './gallery.css'

/** The page of a thing that is on its way, and what stands where it cannot be shown. */
export function ThingStatesPage({ state }: { state: WhyNot | 'loading' | 'parts' }) {
  if (state === 'parts') return <TimelineStates />
  return (
    <LoadedThing
      asked={{ data: undefined, error: state === 'loading' ? null : state, refetch: () => {} }}
      why={() => state as WhyNot}
      words={() => 'The network did not answer.'}
      gone={{
        picture: <UserX size={24} />,
        title: 'This member is no longer here',
        about: 'The invitation was taken back, or the member was erased.',
        action: { label: 'All members', href: '/users' },
      }}
      home="/home"
    >
      {() => null}
    </LoadedThing>
  )
}

function TimelineStates() {
  return (
    <div className="g-columns">
      <Card title="On its way">
        <Timeline label="a" entries={undefined} />
      </Card>
      <Card title="Empty">
        <Timeline label="b" entries={[]} />
      </Card>
      <Card title="Failed">
        <Timeline label="c" entries={undefined} error="The network did not answer." onRetry={() => {}} />
      </Card>
      <Card title="Not yours to see">
        <Timeline label="d" entries={undefined} isRefused />
      </Card>
      <NextSteps actions={[]} />
    </div>
  )
}
