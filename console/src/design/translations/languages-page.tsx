import { useTexts } from '@coverwright/ui/locales'
import { Note } from '@coverwright/ui/note'
import { TypedFieldsIn, useTypedFields } from '@coverwright/ui/typed-fields'
import { useState } from 'react'
import { DraftBar } from '../../platform/draft'
import { type OpenedProduct, ProductFrame } from '../products'
import { LanguageCards } from './language-cards'
import { SheetButtons } from './sheet-buttons'
import { startingFilter, TextFilter } from './text-filter'
import { TextTable } from './text-table'
import { useTextConflicts } from './use-text-conflicts'
import { useTextsDraft } from './use-texts-draft'
import './languages.css'

/** Every text of a product side by side in its languages. */
export function LanguagesPage() {
  const t = useTexts('translations')
  return (
    <ProductFrame head={{ title: t('title'), purpose: t('purpose') }}>
      {(opened) => <Languages key={`${opened.product.id} ${opened.body.id}`} opened={opened} />}
    </ProductFrame>
  )
}

function Languages({ opened }: { opened: OpenedProduct }) {
  const t = useTexts('translations')
  const typed = useTypedFields()
  const editor = useTextsDraft(opened)
  const words = useTextConflicts(editor, opened.body.body)
  const [filter, setFilter] = useState(startingFilter)
  return (
    <div className="texts">
      <LanguageCards editor={editor} />
      {editor.otherEditor !== null && editor.mayEdit && (
        <Note isNews>{t('heldByOther', { name: editor.otherEditor || t('somebody') })}</Note>
      )}
      <div className="texts-bar">
        <TextFilter filter={filter} onChange={setFilter} languages={editor.languages} />
        <SheetButtons editor={editor} name={opened.product.name} />
      </div>
      <TypedFieldsIn value={typed.fields}>
        <TextTable editor={editor} body={opened.body.body} filter={filter} />
      </TypedFieldsIn>
      <DraftBar draft={editor.drafting} words={words} saved={t('saved')} typed={typed} />
    </div>
  )
}
