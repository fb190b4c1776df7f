import { templateOperations as operations } from '@coverwright/contract/design/templates'
import { useTexts } from '@coverwright/ui/locales'
import { useOperation } from '../../../platform/queries'

type Props = { value: string | null; onChange: (policyId: string | null) => void }

export function SubjectSelect({ value, onChange }: Props) {
  const t = useTexts('templates')
  const { data } = useOperation(operations.listSubjects, {}, { quiet: true })
  return (
    <select
      className="templates-select"
      aria-label={t('build.filledWith')}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
    >
      <option value="">{t('build.likely')}</option>
      {data?.rows.map(({ policyId, number, productName }) => (
        <option key={policyId} value={policyId}>
          {number} · {productName}
        </option>
      ))}
    </select>
  )
}
