import { Avatar } from '../src/avatar'
import { Amount } from '../src/formats'
import { Kbd } from '../src/kbd'
import { PageHeader } from '../src/page'
import { ProgressRing } from '../src/progress-ring'
import { Sparkline } from '../src/sparkline'
import { StateTag } from '../src/state-tag'
import { UploadZone } from '../src/upload'
import { wave } from './sample-rows'
import './gallery.css'

export function PiecesPage() {
  return (
    <>
      <PageHeader
        title="LB-T-014977"
        beside={<StateTag tone="success">In force</StateTag>}
        purpose="The small pieces."
      />
      <div className="g-row">
        {(['neutral', 'success', 'warning', 'danger', 'info', 'primary'] as const).map((tone) => (
          <StateTag key={tone} tone={tone}>
            {tone}
          </StateTag>
        ))}
      </div>
      <div className="g-row">
        <Avatar name="Product lead" /> <Avatar name="Underwriter" size={20} /> <Avatar name="核保主管" size={32} />{' '}
        <Avatar name="Head of claims" size={48} />
        <Kbd>Ctrl K</Kbd> <ProgressRing done={4} total={6} label="Set up" />{' '}
        <Sparkline values={wave(2)} label="Premium" />
        <Amount value={{ minor: 31820400, currency: 'HKD' }} />{' '}
        <Amount value={{ minor: -48600, currency: 'HKD' }} tone="loss" />
      </div>
      <UploadZone
        label="Terms"
        upload={() => new Promise(() => {})}
        accept={['.pdf']}
        maxBytes={1024}
        onChange={() => {}}
      />
    </>
  )
}
