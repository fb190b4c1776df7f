import { Avatar } from '@coverwright/ui/avatar'
import { Button } from '@coverwright/ui/button'
import { askFirst } from '@coverwright/ui/confirm'
import { useTexts } from '@coverwright/ui/locales'
import { useToast } from '../../platform/toast'
import type { useEditing } from './use-editing'

type Props = { editing: ReturnType<typeof useEditing> }

/** Who edits and who looks on; whoever may, takes over. */
export function EditingStrip({ editing: { editing, takeOver, isTaking } }: Props) {
  const t = useTexts('editor')
  const withToast = useToast()
  if (!editing) return null
  const { editor, lookers, may } = editing
  const take = async () => {
    const name = editor?.name || t('people.somebody')
    const question = { about: 'act', title: t('people.takeOverFirst', { name }), verb: t('people.takeOver') } as const
    if (await askFirst({ ...question, keeps: t('people.takeOverAbout', { name }) }))
      await withToast(takeOver, { text: t('people.taken') })
  }
  const others = t('people.lookers', { count: lookers.length })
  return (
    <div className="editor-people" role="status" data-mine={editor?.isMe || undefined}>
      {editor && !editor.isMe && <Avatar name={editor.name} size={24} />}
      {lookers.slice(0, 3).map(({ id, name }) => (
        <Avatar key={id} name={name} size={24} />
      ))}
      <span className="cw-cut">
        {editor?.isMe && (lookers.length > 0 ? `${t('people.you')} ${others}` : t('people.you'))}
        {editor && !editor.isMe && t('people.other', { name: editor.name || t('people.somebody') })}
      </span>
      {may.includes('takeOver') && (
        <Button size="small" loading={isTaking} onClick={() => void take()}>
          {t('people.takeOver')}
        </Button>
      )}
    </div>
  )
}
