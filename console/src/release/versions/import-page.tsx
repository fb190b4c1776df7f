import { useTexts } from '@coverwright/ui/locales'
import { useNavigate } from '@coverwright/ui/navigation'
import { PageHeader } from '@coverwright/ui/page'
import { UploadCard } from '@coverwright/ui/upload'
import { FileCheck2, FolderTree, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { useUploadFor } from '../../company/media'
import { settingsOf, useProductId } from '../../design/products'
import { RefusedCall } from '../../platform/wire'
import { useErrorWords } from '../../platform/words'
import { NameTaken, type Taken } from './name-taken'
import { TakeOverCard } from './take-over-card'
import { useImport } from './use-versions'
import './history.css'

const promises = [
  { key: 'whole', Icon: FolderTree },
  { key: 'named', Icon: FileCheck2 },
  { key: 'safe', Icon: ShieldCheck },
] as const

/** A product that was exported, here or in another company, comes in as a new one, or into one that is there: `?product=…`. */
export function ImportPage() {
  const t = useTexts('versions')
  const words = useErrorWords()
  const navigate = useNavigate()
  const uploading = useUploadFor('productArchive')
  const bringing = useImport()
  const asked = useProductId()
  const [fileId, setFileId] = useState<string>()
  const [into, setInto] = useState(asked)
  const bring = async (file: string, name?: string) => {
    const made = await bringing.mutateAsync({ fileId: file, ...(name ? { name } : {}) }).catch(() => null)
    if (made) navigate(settingsOf(made.product.id))
  }
  const begin = (file: string) => {
    setFileId(file)
    setInto(asked)
    if (!asked) void bring(file)
  }
  const taken = takenIn(bringing.error)
  return (
    <>
      <PageHeader
        title={t(asked ? 'import.into.page' : 'import.title')}
        purpose={t(asked ? 'import.into.purpose' : 'import.purpose')}
      />
      <UploadCard
        zone={{ ...uploading, label: t('import.label'), onChange: (file) => file && begin(file.id) }}
        promises={promises.map(({ key, Icon }) => ({
          key,
          Icon,
          title: t(`import.${key}.title`),
          about: t(`import.${key}.about`),
        }))}
      >
        {bringing.isPending && <p role="status">{t('import.running')}</p>}
        {taken && fileId && !into && (
          <NameTaken
            taken={taken}
            isBusy={bringing.isPending}
            onAsNew={() => void bring(fileId, taken.free)}
            onInto={() => setInto(taken.productId)}
          />
        )}
        {bringing.error && !taken && (
          <p className="history-wrong" role="alert">
            {words(bringing.error)}
          </p>
        )}
      </UploadCard>
      {fileId && into && (
        <TakeOverCard key={`${into} ${fileId}`} productId={into} fileId={fileId} onCancel={() => setInto(undefined)} />
      )}
    </>
  )
}

/** What the refusal of a taken name comes with. */
const takenIn = (error: unknown): Taken | null =>
  error instanceof RefusedCall && error.code === 'versions.nameTaken' ? (error.current as Taken) : null
