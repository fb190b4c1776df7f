import type { TemplateView } from '@coverwright/contract/design/templates'
import { Button } from '@coverwright/ui/button'
import { Dialog } from '@coverwright/ui/dialog'
import { useTexts } from '@coverwright/ui/locales'
import { Loaded } from '@coverwright/ui/page'
import { useToast } from '../../../platform/toast'
import { useErrorWords } from '../../../platform/words'
import { useComparison, useTemplateWrites } from './use-template-calls'

type Props = { template: Pick<TemplateView, 'id' | 'system' | 'revision'>; onSettled: () => void; onClose: () => void }

/** What the newest mail of the house says otherwise; nothing changes before somebody chooses. */
export function CompareDialog({ template, onSettled, onClose }: Props) {
  const t = useTexts('templates')
  const words = useErrorWords()
  const withToast = useToast()
  const { settle } = useTemplateWrites(template)
  const against = template.system ? 'program' : 'house'
  const choose = (takes: 'mine' | 'theirs') =>
    void withToast(
      async () => {
        await settle(template.revision, takes)
        onSettled()
      },
      { text: t('compare.done') },
    )
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(`compare.title.${against}`)}
      width={820}
      footer={
        <>
          <Button onClick={() => choose('theirs')}>{t(`compare.theirs.${against}`)}</Button>
          <Button type="primary" onClick={() => choose('mine')}>
            {t('compare.mine')}
          </Button>
        </>
      }
    >
      <Loaded asked={useComparison(template)} words={words}>
        {({ differences }) => (
          <table className="templates-uses">
            <thead>
              <tr>
                <th scope="col">{t('compare.place')}</th>
                <th scope="col">{t('compare.yours')}</th>
                <th scope="col">{t(`compare.other.${against}`)}</th>
              </tr>
            </thead>
            <tbody>
              {differences.map(({ place, mine, theirs }) => (
                <tr key={place}>
                  <th scope="row">{place}</th>
                  <td>{mine ?? '–'}</td>
                  <td>{theirs ?? '–'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Loaded>
    </Dialog>
  )
}
