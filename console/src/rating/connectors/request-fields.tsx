import type { ConnectorDraft, ConnectorView } from '@coverwright/contract/rating/connectors'
import { connectorKinds, connectorLimits, connectorMethods } from '@coverwright/rules/rating/connectors'
import { Check } from '@coverwright/ui/check'
import { useTexts } from '@coverwright/ui/locales'
import { Segments } from '@coverwright/ui/segments'
import { Input } from 'antd'
import { kindColumn, textColumn } from './entry-columns'
import { EntryRows } from './entry-rows'
import { Labelled } from './labelled'
import type { ConnectorDrafting } from './use-connector-draft'

type Props = { drafting: ConnectorDrafting; kept: ConnectorView | null; isReadOnly: boolean }
type Header = ConnectorDraft['headers'][number]

/** What is asked: where, how, and with what of the customer's answers. */
export function RequestFields({ drafting, kept, isReadOnly }: Props) {
  const t = useTexts('connectors')
  const { draft, change } = drafting
  return (
    <div className="connector-form">
      <Labelled label={t('field.name')}>
        {(id) => (
          <Input
            id={id}
            value={draft.name}
            maxLength={connectorLimits.name}
            readOnly={isReadOnly}
            onChange={(event) => change({ name: event.target.value })}
          />
        )}
      </Labelled>
      <div className="connector-line">
        <Chosen label={t('field.kind')} isReadOnly={isReadOnly}>
          <Segments
            label={t('field.kind')}
            value={draft.kind}
            options={connectorKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
            onChange={(kind) => !isReadOnly && change({ kind })}
          />
        </Chosen>
        <Chosen label={t('field.method')} isReadOnly={isReadOnly}>
          <Segments
            label={t('field.method')}
            value={draft.method}
            options={connectorMethods.map((value) => ({ value, label: value }))}
            onChange={(method) => !isReadOnly && change({ method })}
          />
        </Chosen>
      </div>
      <p className="connector-hint">{t(`kindAbout.${draft.kind}`)}</p>
      <Labelled label={t('field.url')} hint={t('field.urlHint', { example: '{plate}' })}>
        {(id) => (
          <Input
            id={id}
            className="cw-mono"
            value={draft.url}
            placeholder="https://api.example.com/v1/vehicles/{plate}"
            maxLength={connectorLimits.url}
            readOnly={isReadOnly}
            onChange={(event) => change({ url: event.target.value })}
            onBlur={drafting.declare}
          />
        )}
      </Labelled>
      <Inputs drafting={drafting} isReadOnly={isReadOnly} />
      <Headers drafting={drafting} kept={kept} isReadOnly={isReadOnly} />
      <Pairs drafting={drafting} isReadOnly={isReadOnly} />
    </div>
  )
}

function Chosen({ label, children }: { label: string; isReadOnly: boolean; children: React.ReactNode }) {
  return (
    <div className="connector-field">
      <span aria-hidden="true">{label}</span>
      {children}
    </div>
  )
}

type PartProps = { drafting: ConnectorDrafting; isReadOnly: boolean }

function Inputs({ drafting: { draft, change }, isReadOnly }: PartProps) {
  const t = useTexts('connectors')
  return (
    <EntryRows
      label={t('field.inputs')}
      about={t('field.inputsAbout', { example: '{plate}' })}
      rows={draft.inputs}
      blank={{ name: '', kind: 'text', sample: '' }}
      addLabel={t('field.addInput')}
      isReadOnly={isReadOnly}
      onChange={(inputs) => change({ inputs })}
      columns={[
        textColumn('name', t('column.name'), isReadOnly, { isMono: true }),
        kindColumn(t, isReadOnly),
        textColumn('sample', t('column.sample'), isReadOnly),
      ]}
    />
  )
}

function Headers({ drafting, kept, isReadOnly }: Props) {
  const t = useTexts('connectors')
  const { draft, change } = drafting
  const isKept = ({ name }: Header) => kept?.keptSecrets.some((each) => each.toLowerCase() === name.toLowerCase())
  return (
    <EntryRows
      label={t('field.headers')}
      about={t('field.headersAbout')}
      rows={draft.headers}
      blank={{ name: '', value: '', isSecret: false }}
      addLabel={t('field.addHeader')}
      isReadOnly={isReadOnly}
      onChange={(headers) => change({ headers })}
      columns={[
        textColumn('name', t('column.name'), isReadOnly, { isMono: true }),
        {
          key: 'value',
          label: t('column.value'),
          grows: 2,
          draw: (row, set, label) => (
            <Input
              aria-label={label}
              type={row.isSecret ? 'password' : 'text'}
              autoComplete="off"
              value={row.value}
              placeholder={row.isSecret && isKept(row) ? t('field.secretKept') : ''}
              readOnly={isReadOnly}
              onChange={(event) => set({ value: event.target.value })}
              onBlur={drafting.declare}
            />
          ),
        },
        {
          key: 'isSecret',
          label: t('column.secret'),
          draw: (row, set, label) => (
            <Check
              label={label}
              isOn={row.isSecret}
              isDisabled={isReadOnly}
              onChange={(isOn) => set({ isSecret: isOn })}
            >
              {t('column.secret')}
            </Check>
          ),
        },
      ]}
    />
  )
}

function Pairs({ drafting, isReadOnly }: PartProps) {
  const t = useTexts('connectors')
  const { draft, change, declare } = drafting
  const value = textColumn('value', t('column.value'), isReadOnly, { onLeave: declare })
  return (
    <>
      <EntryRows
        label={t('field.params')}
        rows={draft.params}
        blank={{ name: '', value: '' }}
        addLabel={t('field.addParam')}
        isReadOnly={isReadOnly}
        onChange={(params) => change({ params })}
        columns={[textColumn('name', t('column.name'), isReadOnly, { isMono: true }), { ...value, grows: 2 }]}
      />
      {draft.method === 'POST' && (
        <EntryRows
          label={t('field.body')}
          about={t('field.bodyAbout', { example: '{plate}' })}
          rows={draft.body}
          blank={{ field: '', value: '' }}
          addLabel={t('field.addBody')}
          isReadOnly={isReadOnly}
          onChange={(body) => change({ body })}
          columns={[textColumn('field', t('column.field'), isReadOnly, { isMono: true }), { ...value, grows: 2 }]}
        />
      )}
    </>
  )
}
