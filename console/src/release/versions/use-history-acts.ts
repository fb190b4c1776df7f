import { askFirst } from '@coverwright/ui/confirm'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { downloadFrom } from '../../platform/download'
import { useToast } from '../../platform/toast'
import { useExport, useGoBack } from './use-versions'

export function useHistoryActs(productId: string) {
  const t = useTexts('versions')
  const { dateTime } = useFormats()
  const withToast = useToast()
  const [returning, exporting] = [useGoBack(), useExport()]
  const goBack = async (to: string, at: string) => {
    const when = dateTime(at)
    const question = {
      about: 'act',
      title: t('ask.title', { when }),
      keeps: t('ask.keeps'),
      verb: t('goBack'),
    } as const
    if (!(await askFirst(question))) return
    await withToast(() => returning.mutateAsync({ productId, to }), { text: t('done.wentBack', { when }) })
  }
  const save = () =>
    withToast(async () => {
      const { url, name } = await exporting.mutateAsync({ productId })
      downloadFrom(url, name)
    })
  return { goBack, save, isExporting: exporting.isPending }
}
