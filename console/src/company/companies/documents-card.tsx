import type { CompanyProfile } from '@coverwright/contract/company/companies'
import { type CompanyDocument, companyDocuments } from '@coverwright/rules/company/companies'
import { Card } from '@coverwright/ui/card'
import { useTexts } from '@coverwright/ui/locales'
import { useToast } from '../../platform/toast'
import { FileSlot } from './file-slot'
import { useUpdateCompany } from './use-company'

/** The papers that a verification looks at. */
export function DocumentsCard({ company }: { company: CompanyProfile }) {
  const t = useTexts('companies')
  const withToast = useToast()
  const update = useUpdateCompany()
  const done = companyDocuments.filter((kind) => company.documents[kind]).length
  const write = (kind: CompanyDocument, id: string | null) => update.mutateAsync({ documents: { [kind]: id } })
  const change = (kind: CompanyDocument) => (id: string | null) => {
    const before = company.documents[kind]?.id
    const undo = !id && before ? { undo: () => write(kind, before) } : {}
    const text = t(id ? 'file.kept' : 'file.removed', { name: t(`field.${kind}`) })
    return withToast(() => write(kind, id), { text, ...undo })
  }
  return (
    <Card title={t('documents.title')} beside={t('documents.count', { done, all: companyDocuments.length })}>
      <p className="company-lead">{t('documents.about')}</p>
      <div className="company-slots">
        {companyDocuments.map((kind) => (
          <FileSlot
            key={kind}
            label={t(`field.${kind}`)}
            purpose="companyProof"
            file={company.documents[kind]}
            mayEdit
            onChange={change(kind)}
          />
        ))}
      </div>
    </Card>
  )
}
