import { resultTypes } from '@coverwright/rules/rating/connectors'
import { useTexts } from '@coverwright/ui/locales'
import { Segments } from '@coverwright/ui/segments'
import { kindColumn, textColumn } from './entry-columns'
import { EntryRows } from './entry-rows'
import type { ConnectorDrafting } from './use-connector-draft'

const POINTER = '/driver/claims'

/** What is taken from the answer: by pressing its values beside, or by writing where they stand. */
export function AnswerFields({ drafting, isReadOnly }: { drafting: ConnectorDrafting; isReadOnly: boolean }) {
  const t = useTexts('connectors')
  const { draft, change } = drafting
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
          textColumn('name', t('column.name'), isReadOnly, { isMono: true }),
          {
            ...textColumn('pointer', t('column.pointer'), isReadOnly, { isMono: true, placeholder: POINTER }),
            grows: 1.5,
          },
          kindColumn(t, isReadOnly),
          textColumn('fallback', t('column.fallback'), isReadOnly, { isMono: true }),
        ]}
      />
    </div>
  )
}
