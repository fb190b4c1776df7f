import { downloadFrom } from '../../platform/download'
import type { TableVersionView, TableView } from '@coverwright/contract/rating/tables'
import { askFirst, type Question } from '@coverwright/ui/confirm'
import { useTexts } from '@coverwright/ui/locales'
import { useNavigate } from '@coverwright/ui/navigation'
import { toast } from '@coverwright/ui/toast'
import { useErrorWords } from '../../platform/words'
import { settingsOf } from '../../design/products'
import type { OpenSheet } from './open-sheet'
import { useCopyVersion, useDeactivateVersion, useDiscardVersion, useExportVersion } from './use-tables'

type Props = { table: TableView; version: TableVersionView; opened: OpenSheet; onChoose: (id: string) => void }

export function useVersionWrites({ onChoose, opened, table, version }: Props) {
  const t = useTexts('tables')
  const words = useErrorWords()
  const navigate = useNavigate()
  const [copying, discarding] = [useCopyVersion(), useDiscardVersion()]
  const [deactivating, exporting] = [useDeactivateVersion(), useExportVersion()]
  const onError = (error: unknown) => void toast({ text: words(error), tone: 'danger' })
  const { id: versionId, number } = version

  const editCopy = () => copying.mutate({ versionId }, { onSuccess: ({ id }) => onChoose(id), onError })
  const save = async () => {
    if (!(await opened.queue.flush())) return
    const onSuccess = ({ name, url }: { name: string; url: string }) => {
      downloadFrom(url, name)
      toast({ text: t('acts.exported', { name }) })
    }
    exporting.mutate({ versionId }, { onSuccess, onError })
  }
  const takeOut = async () => {
    const title = t('acts.deactivateAsk', { number })
    const question: Question = { about: 'act', title, loses: [t('acts.deactivateLoses')], verb: t('acts.deactivate') }
    if (!(await askFirst({ ...question, isDanger: true }))) return
    const onSuccess = () => void toast({ text: t('acts.deactivated', { number }) })
    deactivating.mutate({ versionId, baseRevision: version.revision }, { onSuccess, onError })
  }
  const discard = async () => {
    const loses = [t('acts.discardLoses', { count: version.rowCount })]
    const question: Question = { about: 'act', title: t('acts.discardAsk', { number }), loses, verb: t('acts.discard') }
    if (!(await askFirst({ ...question, isDanger: true }))) return
    const onSuccess = () => navigate(settingsOf(table.productId, '/setting-page/pricing'))
    discarding.mutate({ versionId }, { onSuccess, onError })
  }
  return { editCopy, isCopying: copying.isPending, save, takeOut, discard }
}
