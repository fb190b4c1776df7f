import type { TemplateView } from '@coverwright/contract/design/templates'
import { type DiffPiece, type Difference, differingWords } from '@coverwright/rules/design/templates'
import { Button } from '@coverwright/ui/button'
import { askFirst } from '@coverwright/ui/confirm'
import { Dialog } from '@coverwright/ui/dialog'
import { useTexts } from '@coverwright/ui/locales'
import { Loaded } from '@coverwright/ui/page'
import { useToast } from '../../../platform/toast'
import { useErrorWords } from '../../../platform/words'
import { usePlaceWords } from './use-place-words'
import { useComparison, useTemplateWrites } from './use-template-calls'

type Props = {
  template: Pick<TemplateView, 'id' | 'system' | 'revision' | 'version'>
  onSettled: () => void
  onClose: () => void
}

/** What the newest mail of the house says otherwise; nothing changes before somebody chooses. */
export function CompareDialog({ template, onSettled, onClose }: Props) {
  const t = useTexts('templates')
  const words = useErrorWords()
  const withToast = useToast()
  const { settle } = useTemplateWrites(template)
  const asked = useComparison(template)
  const against = template.system ? 'program' : 'house'
  const choose = (takes: 'mine' | 'theirs') =>
    void withToast(
      async () => {
        await settle(template.revision, takes)
        onSettled()
      },
      { text: t('compare.done') },
    )
  const take = async () => {
    const { version } = template
    const isSure = await askFirst({
      ...{ about: 'act', title: t(`compare.ask.title.${against}`), verb: t(`compare.theirs.${against}`) },
      loses: [t('compare.ask.loses', { count: asked.data?.differences.length ?? 0 })],
      keeps: version === null ? t('compare.ask.copyFirst') : t('compare.ask.keeps', { version }),
    })
    if (isSure) choose('theirs')
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(`compare.title.${against}`)}
      width={820}
      footer={
        <>
          <Button onClick={() => void take()}>{t(`compare.theirs.${against}`)}</Button>
          <Button type="primary" onClick={() => choose('mine')}>
            {t('compare.mine')}
          </Button>
        </>
      }
    >
      <Loaded asked={asked} words={words}>
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
              {differences.map((each) => (
                <DifferenceRow key={each.place} of={each} />
              ))}
            </tbody>
          </table>
        )}
      </Loaded>
    </Dialog>
  )
}

function DifferenceRow({ of }: { of: Difference }) {
  const t = useTexts('templates')
  const placeWords = usePlaceWords()
  /** A whole block is named by its kind, which is no text to compare. */
  const isBlock = of.field === ''
  const [mine, theirs] = [of.mine, of.theirs].map((side) =>
    isBlock && of.block && side ? t(`kinds.${of.block}`) : side,
  )
  const found = differingWords(mine ?? '', theirs ?? '')
  return (
    <tr>
      <th scope="row">{placeWords(of)}</th>
      <td>{mine ? <Compared pieces={found.mine} as="del" /> : t('compare.none')}</td>
      <td>{theirs ? <Compared pieces={found.theirs} as="ins" /> : t('compare.none')}</td>
    </tr>
  )
}

const Compared = ({ pieces, as: Mark }: { pieces: readonly DiffPiece[]; as: 'ins' | 'del' }) =>
  pieces.map(({ text, isOnlyHere }, at) => (isOnlyHere ? <Mark key={at}>{text}</Mark> : text))
