import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { Trash2 } from 'lucide-react'
import { useMemo } from 'react'
import type { BoundLogic } from '../../../platform/routes'
import type { FormulaWords } from '../../logic'
import { settingsOf } from '../../products'
import { IconButton } from '../settings/options-field'
import type { FormEditing } from '../use-form-editor'
import type { Elsewhere } from './kept-elsewhere'
import { namesUpTo } from './names-before'
import { WhenField } from './when-field'

type Props = { editing: FormEditing; block: Elsewhere & { keeper: BoundLogic }; read: FormulaWords }

/** A flow block that another part of the product keeps: written there, from here. */
export function ElsewhereCard({ editing, block, read }: Props) {
  const t = useTexts('editor')
  const { whole, language, mayEdit, product } = editing
  const { keeper, does, id, on, when, path } = block
  const names = useMemo(() => namesUpTo(whole, on, language), [whole, on, language])
  const isReadOnly = !mayEdit || !keeper.mayEdit
  // A decision that always holds is none: the room says so until there is a condition.
  const write = (next: string) => keeper.write(id, next === 'true' ? '' : next)
  return (
    <section className="editor-block" aria-label={t(`block.${does}`)}>
      <header>
        <b>{t(`block.${does}`)}</b>
        {!isReadOnly && (
          <IconButton label={t('block.delete')} icon={<Trash2 size={14} />} onPress={() => keeper.remove(id)} />
        )}
      </header>
      <WhenField
        {...{ when, names, read, isReadOnly, error: block.problem }}
        none={does === 'decline' || does === 'refer' ? t('logic.choose') : t('logic.always')}
        onWrite={write}
      />
      {block.problem && (
        <p className="editor-problem" role="alert">
          {block.problem}
        </p>
      )}
      {keeper.fields(id)}
      <Link className="editor-note" href={settingsOf(product.id, path)}>
        {t(`elsewhere.to.${does}`)}
      </Link>
    </section>
  )
}
