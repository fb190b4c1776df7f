import { useTexts } from '@coverwright/ui/locales'
import { useNavigate } from '@coverwright/ui/navigation'
import { PageHeader } from '@coverwright/ui/page'
import { UploadCard } from '@coverwright/ui/upload'
import { FileCheck2, FolderTree, ShieldCheck } from 'lucide-react'
import { useUploadFor } from '../../company/media'
import { settingsOf } from '../../design/products'
import { useErrorWords } from '../../platform/words'
import { useImport } from './use-versions'
import './history.css'

const promises = [
  { key: 'whole', Icon: FolderTree },
  { key: 'named', Icon: FileCheck2 },
  { key: 'safe', Icon: ShieldCheck },
] as const

/** A product that was exported, here or in another company, comes in as a new one. */
export function ImportPage() {
  const t = useTexts('versions')
  const words = useErrorWords()
  const navigate = useNavigate()
  const uploading = useUploadFor('productArchive')
  const bringing = useImport()
  const begin = async (fileId: string) => {
    const made = await bringing.mutateAsync({ fileId }).catch(() => null)
    if (made) navigate(settingsOf(made.product.id))
  }
  return (
    <>
      <PageHeader title={t('import.title')} purpose={t('import.purpose')} />
      <UploadCard
        zone={{ ...uploading, label: t('import.label'), onChange: (file) => file && void begin(file.id) }}
        promises={promises.map(({ key, Icon }) => ({
          key,
          Icon,
          title: t(`import.${key}.title`),
          about: t(`import.${key}.about`),
        }))}
      >
        {bringing.isPending && <p role="status">{t('import.running')}</p>}
        {bringing.error && (
          <p className="history-wrong" role="alert">
            {words(bringing.error)}
          </p>
        )}
      </UploadCard>
    </>
  )
}
