import { Input } from 'antd'
import { Lock } from 'lucide-react'
import { Avatar } from '../src/avatar'
import { Amount } from '../src/formats'
import { Check, Switch } from '../src/check'
import { Facts } from '../src/facts-list'
import { Field } from '../src/field'
import { Kbd } from '../src/kbd'
import { Note } from '../src/note'
import { PageHeader } from '../src/page'
import { ProgressRing } from '../src/progress-ring'
import { Sparkline } from '../src/sparkline'
import { StateTag } from '../src/state-tag'
import { UploadZone } from '../src/upload'
import { wave } from './sample-rows'
import './gallery.css'

const facts = [
  { label: 'Policy number', value: 'LB-T-014977', copies: true, isMono: true } as const,
  { label: 'State', value: <StateTag tone="success">In force</StateTag> },
  { label: 'Policy holder', value: 'Kowloon Bay Trading Limited' },
  { label: 'Premium a year', value: 'HKD 3,182.04' },
  { label: 'Ends on', value: null },
  false as const,
]

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
      <div className="g-columns">
        <div className="g-stack">
          <Note icon={<Lock />}>You may look at connectors, but not change them.</Note>
          <Note tone="warning" title="Two rate tables are drafts" action={{ label: 'See the tables' }}>
            They never were in force; prices worked out from them are for trying only.
          </Note>
          <Note tone="success">All 1,204 codes were sent.</Note>
          <Note tone="danger" title="Two things are still missing" isNews>
            <ul>
              <li>Give the connector a name.</li>
              <li>Write a whole address, with https://.</li>
            </ul>
          </Note>
          <Field label="Voucher code" help="Letters and figures, no spaces." isOptional>
            {(control) => <Input {...control} />}
          </Field>
          <Field label="Voucher code" error="Another voucher has this code.">
            {(control) => <Input {...control} defaultValue="WINTER10" />}
          </Field>
          <Check isOn onChange={() => {}}>
            The insurer has agreed to this discount
          </Check>
          <Check isOn={false} isPartly onChange={() => {}}>
            Some products
          </Check>
          <Check isOn={false} isDisabled onChange={() => {}}>
            Needs a larger pass
          </Check>
          <Switch isOn onChange={() => {}}>
            Active at once
          </Switch>
        </div>
        <div className="g-stack">
          <Facts facts={facts} />
          <Facts facts={facts} shape="grid" />
        </div>
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
