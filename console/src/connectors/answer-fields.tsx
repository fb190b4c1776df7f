import { fieldKinds, resultTypes } from '@coverwright/rules/connectors'
import { useTexts } from '@coverwright/ui/locales'
import { Segments } from '@coverwright/ui/segments'
import { Input, Select } from 'antd'
import { EntryRows } from './entry-rows'
import type { ConnectorDrafting } from './use-connector-draft'

/** What is taken from the answer: by pressing its values beside, or by writing where they stand. */
export function AnswerFields({ drafting, isReadOnly }: { drafting: ConnectorDrafting; isReadOnly: boolean }) {
  const t = useTexts('connectors')
  const { draft, change } = drafting
  const input = (value: string, label: string, placeholder: string, set: (value: string) => void) => (
    <Input
      aria-label={label}
      className="cw-mono"
      value={value}
      placeholder={placeholder}
      readOnly={isReadOnly}
      onChange={(event) => set(event.target.value)}
    />
  )
  return (
    <div className="connector-form">
      <div className="connector-field">
        <span aria-hidden="true">{t('field.resultType')}</span>
        <Segments
          label={t('field.resultType')}
          value={draft.resultType}
          options={resultTypes.map((value) => ({ value, label: t(`resultType.${value}`) }))}
          onChange={(resultType) => !isReadOnly && change({ resultType })}
        />
      </div>
      <EntryRows
        label={t('field.fields')}
        about={t('field.fieldsAbout')}
        rows={draft.fields}
        blank={{ name: '', pointer: '', kind: 'text', fallback: '' }}
        addLabel={t('field.addField')}
        isReadOnly={isReadOnly}
        onChange={(fields) => change({ fields })}
        columns={[
          {
            key: 'name',
            label: t('column.name'),
            draw: (row, set, label) => input(row.name, label, t('column.name'), (name) => set({ name })),
          },
          {
            key: 'pointer',
            label: t('column.pointer'),
            grows: 1.5,
            draw: (row, set, label) => input(row.pointer, label, '/driver/claims', (pointer) => set({ pointer })),
          },
          {
            key: 'kind',
            label: t('column.kind'),
            draw: (row, set, label) => (
              <Select
                aria-label={label}
                value={row.kind}
                disabled={isReadOnly}
                options={fieldKinds.map((value) => ({ value, label: t(`fieldKind.${value}`) }))}
                onChange={(kind) => set({ kind })}
              />
            ),
          },
          {
            key: 'fallback',
            label: t('column.fallback'),
            draw: (row, set, label) =>
              input(row.fallback, label, t('column.fallback'), (fallback) => set({ fallback })),
          },
        ]}
      />
    </div>
  )
}
