import { isMatchColumn, isValueColumn, type Step } from '@coverwright/rules/rating/pricing'
import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { GroupFields, scopeOfItem } from './group-fields'
import { lookUpOf } from './new-step'
import { ChoiceField, ExpressionField, type StepFormProps, TextField } from './step-fields'

/** Which table, what is put into each of its columns, which value comes out, and what holds where no row fits. */
export function LookUpFields(props: StepFormProps<'lookUp'> & { earlier: readonly Step[] }) {
  const { step, onChange, view, isReadOnly } = props
  const scope = scopeOfItem(step, props.scope)
  const t = useTexts('pricing')
  const table = view.tables.find(({ id }) => id === step.table)
  const columns = table?.columns ?? []
  return (
    <>
      <ChoiceField
        label={t('field.table')}
        value={step.table}
        options={view.tables.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(id) => onChange({ ...step, ...lookUpOf(view.tables.find((entry) => entry.id === id)) })}
        isReadOnly={isReadOnly}
      />
      <ChoiceField
        label={t('field.column')}
        value={step.column}
        options={columns.filter(isValueColumn).map(({ id, title }) => ({ value: id, label: title }))}
        onChange={(column) => onChange({ ...step, column })}
        isReadOnly={isReadOnly}
      />
      {table && (
        <p className="recipe-wide recipe-note">
          {t('lookUp.rows', { count: table.rowCount })}{' '}
          <Link className="cw-link" href={`/setting-page/table?product=${view.productId}&table=${table.tableId}`}>
            {t('lookUp.open')}
          </Link>
        </p>
      )}
      <GroupFields {...props} />
      {columns.filter(isMatchColumn).map(({ id, title, of }) => (
        <ExpressionField
          key={id}
          label={t('field.into', { column: title })}
          value={step.inputs[id] ?? ''}
          onChange={(text) => onChange({ ...step, inputs: { ...step.inputs, [id]: text } })}
          scope={scope}
          hint={t(`holds.${of}`)}
          isReadOnly={isReadOnly}
        />
      ))}
      <TextField
        label={t('field.otherwise')}
        value={step.otherwise ?? ''}
        onChange={(otherwise) => {
          const { otherwise: _gone, ...rest } = step
          onChange(otherwise === '' ? rest : { ...rest, otherwise })
        }}
        isReadOnly={isReadOnly}
      />
    </>
  )
}
