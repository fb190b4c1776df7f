import type { Body } from '@coverwright/rules/design/products'
import type { BodyText } from '@coverwright/rules/design/translations'
import { languageNames, textIn } from '@coverwright/rules/languages'
import { Button } from '@coverwright/ui/button'
import { useLanguage, useTexts } from '@coverwright/ui/locales'
import { EmptyState } from '@coverwright/ui/page'
import { Languages as LanguagesIcon } from 'lucide-react'
import { useDeferredValue, useMemo, useState } from 'react'
import { fieldOf, inSections, shownTexts } from './shown-texts'
import { TextCell } from './text-cell'
import type { Filter } from './text-filter'
import type { TextsEditing } from './use-texts-draft'

/** As many as are drawn at once; more come when asked for. */
const AT_ONCE = 150

type Props = { editor: TextsEditing; body: Body; filter: Filter }

/** A line for each text, a column for each language. What is filled in stays in sight until the list is asked for again. */
export function TextTable({ editor, body, filter }: Props) {
  const t = useTexts('translations')
  const { rows, languages } = editor
  const asked = useDeferredValue(filter)
  const { isStale } = editor
  const shown = useMemo(() => shownTexts(rows, asked, languages, isStale), [rows, asked, languages, isStale])
  const [most, setMost] = useState(AT_ONCE)
  if (shown.length === 0)
    return (
      <div className="cw-card">
        <EmptyState
          picture={<LanguagesIcon size={24} />}
          title={t(asked.search === '' && asked.show !== 'all' ? 'none.whole' : 'none.found')}
          about={t(asked.search === '' && asked.show !== 'all' ? 'none.wholeAbout' : 'none.foundAbout')}
        />
      </div>
    )
  return (
    <>
      {inSections(shown.slice(0, most), body).map(([id, texts]) => (
        <Section key={id} id={id} texts={texts} body={body} editor={editor} />
      ))}
      {shown.length > most && (
        <Button className="texts-more" onClick={() => setMost(most + AT_ONCE)}>
          {t('more', { count: shown.length - most })}
        </Button>
      )}
    </>
  )
}

type SectionProps = { id: string; texts: readonly BodyText[]; body: Body; editor: TextsEditing }

function Section({ id, texts, body, editor }: SectionProps) {
  const t = useTexts('translations')
  const { language } = useLanguage()
  const page = body.pages.find((each) => each.id === id)
  const title = page ? t('section.page', { title: textIn(page.title, language) || t('untitled') }) : t(`section.${id}`)
  return (
    <section className="cw-card texts-section" aria-label={title}>
      <h2 dir="auto">{title}</h2>
      <div className="texts-scroll">
        <table className="texts-table">
          <thead>
            <tr>
              <th scope="col">{t('column.text')}</th>
              {editor.languages.map((each) => (
                <th key={each} scope="col">
                  {languageNames[each]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {texts.map((row) => (
              <TextRow key={row.key} row={row} editor={editor} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function TextRow({ row, editor }: { row: BodyText; editor: TextsEditing }) {
  const t = useTexts('translations')
  const { language: reader } = useLanguage()
  const about = row.about ? textIn(row.about, reader) : ''
  const name = t(`field.${fieldOf(row.key)}`)
  const texts = editor.document[row.key] ?? {}
  return (
    <tr>
      <th scope="row">
        {name}
        {about && (
          <small className="texts-about" dir="auto">
            {about}
          </small>
        )}
      </th>
      {editor.languages.map((language) => (
        <td key={language}>
          <TextCell
            label={[about, name, languageNames[language]].filter(Boolean).join(', ')}
            texts={texts}
            language={language}
            max={row.max}
            isStale={editor.isStale(row.key, language) && texts[language] === row.texts[language]}
            onConfirm={() => editor.confirm(row.key, language)}
            isDisabled={!editor.mayWrite(row.part)}
            onWrite={(text) => editor.write(row.key, language, text)}
          />
        </td>
      ))}
    </tr>
  )
}
