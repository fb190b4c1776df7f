import { Button } from '@coverwright/ui/button'
import { useTexts } from '@coverwright/ui/locales'
import { Menu } from '@coverwright/ui/menu'
import { Link } from '@coverwright/ui/navigation'
import { Segments } from '@coverwright/ui/segments'
import { StateTag } from '@coverwright/ui/state-tag'
import { ArrowLeft, CloudAlert, CloudCheck, Ellipsis, Eye, Keyboard, Redo2, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSavingWords } from '../../platform/draft'
import { DraftChooser, settingsOf } from '../products'
import { shownBy } from './shown-by'
import type { FormEditing } from './use-form-editor'

const SAVING = ['draft', 'saving', 'error', 'isRestored', 'keepers'] as const
const SHOWN = [...SAVING, 'canUndo', 'canRedo', 'undo', 'redo', 'product', 'body', 'store', 'view', 'mayEdit'] as const
type Props = { editing: Pick<FormEditing, (typeof SHOWN)[number]>; people: ReactNode }

/** Where one is, how it stands with saving, what can be taken back, and who else is here. */
export const TopBar = shownBy(SHOWN, function TopBar({ editing, people }: Props) {
  const t = useTexts('editor')
  const { product, body, store, view, mayEdit, canUndo, canRedo, undo, redo } = editing
  return (
    <header className="editor-top">
      <Link className="editor-back" href={settingsOf(product.id)} aria-label={t('top.back')}>
        <ArrowLeft size={16} aria-hidden />
      </Link>
      <h1 className="cw-cut">{product.name}</h1>
      <StateTag tone={body.state === 'draft' ? 'info' : 'success'}>
        {t(body.state === 'draft' ? 'top.draft' : 'top.frozen', { number: body.number })}
      </StateTag>
      <DraftChooser body={body} />
      {mayEdit && (
        <>
          <Button
            type="text"
            icon={<Undo2 />}
            aria-label={t('top.undo')}
            title={t('top.undo')}
            disabled={!canUndo}
            onClick={undo}
          />
          <Button
            type="text"
            icon={<Redo2 />}
            aria-label={t('top.redo')}
            title={t('top.redo')}
            disabled={!canRedo}
            onClick={redo}
          />
        </>
      )}
      <Segments
        label={t('top.view')}
        value={view}
        options={[
          { value: 'form', label: t('top.form') },
          { value: 'logic', label: t('top.logic') },
        ]}
        onChange={(next) => store.setState({ view: next })}
      />
      {/* Behind all that can be pressed: the words grow and shrink while somebody works, and push nothing from under a pointer. */}
      {mayEdit && <Saved editing={editing} />}
      <span className="editor-grow" />
      {people}
      <Button
        type="text"
        className="editor-keys-button"
        icon={<Keyboard />}
        aria-label={t('top.keys')}
        title={t('top.keys')}
        onClick={() => store.setState({ open: 'keys' })}
      />
      <Button
        className="editor-preview-button"
        icon={<Eye />}
        aria-label={t('top.preview')}
        onClick={() => store.setState({ open: 'preview' })}
      >
        <span className="editor-wide">{t('top.preview')}</span>
      </Button>
      <WaysOut productId={product.id} />
    </header>
  )
})

/** To history and studio: as links, and in a menu where there is no room for them. */
function WaysOut({ productId }: { productId: string }) {
  const t = useTexts('editor')
  const ways = [
    { key: 'history', label: t('top.history'), href: settingsOf(productId, '/setting-page/history') },
    { key: 'studio', label: t('top.studio'), href: settingsOf(productId, '/designStudio') },
  ]
  return (
    <>
      {ways.map(({ key, label, href }) => (
        <Link key={key} className="editor-studio editor-wide" href={href}>
          {label}
        </Link>
      ))}
      <Menu
        label={t('top.more')}
        align="end"
        items={ways}
        trigger={(props) => (
          <button type="button" {...props} className="editor-icon editor-more" aria-label={t('top.more')}>
            <Ellipsis size={16} aria-hidden />
          </button>
        )}
      />
    </>
  )
}

/** The worst of all that is saved from here: what could not be, then what is on its way. */
function Saved({ editing }: { editing: Pick<FormEditing, (typeof SAVING)[number]> }) {
  const t = useTexts('editor')
  const { saving, draft, keepers } = editing
  const { status, told } = useSavingWords(editing)
  const own = {
    isBad: saving === 'failed' || saving === 'refused',
    isBusy: saving !== 'saved',
    told: told ?? status,
    again: () => void draft.save(),
  }
  const all = [own, ...[...keepers.values()].flatMap((keeper) => keeper.saving ?? [])]
  const shown = all.find(({ isBad }) => isBad) ?? all.find(({ isBusy }) => isBusy) ?? own
  return (
    <span className="editor-saved" role={shown.isBad ? 'alert' : 'status'} data-bad={shown.isBad || undefined}>
      {shown.isBad ? <CloudAlert size={14} aria-hidden /> : <CloudCheck size={14} aria-hidden />}
      <span className="cw-cut">{shown.told}</span>
      {shown.isBad && (
        <Button size="small" onClick={shown.again}>
          {t('top.saveAgain')}
        </Button>
      )}
    </span>
  )
}
