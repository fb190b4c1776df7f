import { Card } from '@coverwright/ui/card'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { BadgeCheck, FileText, ListChecks, Receipt } from 'lucide-react'
import { useDocuments } from './use-policies'

const icons = { cover: FileText, schedule: ListChecks, certificate: BadgeCheck, receipt: Receipt }

/** What was made on paper; each opens in a tab of its own. */
export function DocumentsCard({ policyId }: { policyId: string }) {
  const t = useTexts('policies')
  const { date, bytes } = useFormats()
  const documents = useDocuments(policyId).data?.documents
  return (
    <Card title={t('documents.title')} {...(documents ? { beside: documents.length } : {})}>
      {documents?.length === 0 && <p className="policy-none">{t('documents.none')}</p>}
      <ul className="policy-documents">
        {documents?.map(({ id, kind, language, url, madeAt, size }) => {
          const Icon = icons[kind]
          return (
            <li key={id}>
              <a href={url} target="_blank" rel="noreferrer">
                <span className="policy-paper" aria-hidden="true">
                  <Icon size={22} />
                  <small>PDF</small>
                </span>
                <b>{t(`documents.kind.${kind}`)}</b>
                <small>
                  {date(madeAt)}, {bytes(size)}
                </small>
                <small>{t(`language.${language}`)}</small>
              </a>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
