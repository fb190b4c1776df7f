import { missingByLanguage } from '@coverwright/rules/design/templates'
import { emptyMail } from '@coverwright/rules/design/templates'
import { languageNames, languages } from '@coverwright/rules/languages'
import { Button } from '@coverwright/ui/button'
import { Field } from '@coverwright/ui/field'
import { useTexts } from '@coverwright/ui/locales'
import { ArrowDown, ArrowUp, Copy, Trash2 } from 'lucide-react'
import { BlockFields } from './block-fields'
import { useMailWays } from './mail-context'
import { useBlocks, useChosenPlace, useMailActs, useRoot } from './use-mail'

/** What the chosen block says and when it is shown; without one, what is still to be written. */
export function SettingsPane() {
  const t = useTexts('templates')
  const blocks = useBlocks()
  const place = useChosenPlace()
  const { mayEdit } = useMailWays()
  const { change, copy, move, remove } = useMailActs()
  const block = place === null ? undefined : blocks[place]
  return (
    <aside className="mail-right" aria-label={t('build.settings')}>
      {block && place !== null ? (
        <>
          <header>
            <h2>{t(`kinds.${block.kind}`)}</h2>
            {mayEdit && (
              <span>
                <Button
                  size="small"
                  type="text"
                  icon={<ArrowUp />}
                  aria-label={t('build.up')}
                  disabled={place === 0}
                  onClick={() => move(place, place - 1)}
                />
                <Button
                  size="small"
                  type="text"
                  icon={<ArrowDown />}
                  aria-label={t('build.down')}
                  disabled={place === blocks.length - 1}
                  onClick={() => move(place, place + 1)}
                />
                <Button
                  size="small"
                  type="text"
                  icon={<Copy />}
                  aria-label={t('build.copy')}
                  onClick={() => copy(place)}
                />
                <Button
                  size="small"
                  type="text"
                  icon={<Trash2 />}
                  aria-label={t('build.remove')}
                  onClick={() => remove(place)}
                />
              </span>
            )}
          </header>
          <BlockFields key={block.id} block={block} onChange={(next) => change(place, next)} />
          <Field label={t('build.when')} help={t('build.whenHelp')}>
            {({ id, 'aria-describedby': described }) => (
              <textarea
                id={id}
                aria-describedby={described}
                className="mail-input mail-code"
                rows={2}
                spellCheck={false}
                maxLength={1000}
                value={block.when}
                readOnly={!mayEdit}
                placeholder="policy.premium > 1000"
                onChange={({ target }) => change(place, { ...block, when: target.value })}
              />
            )}
          </Field>
        </>
      ) : (
        <p className="mail-hint">{t('build.choose')}</p>
      )}
      <StillToWrite />
    </aside>
  )
}

function StillToWrite() {
  const t = useTexts('templates')
  const blocks = useBlocks()
  const { subject, preview } = useRoot()
  const missing = missingByLanguage({ ...emptyMail, subject, preview, blocks })
  const lacking = languages.filter((language) => missing[language] > 0)
  return (
    <section className="mail-still">
      <h2>{t('build.still')}</h2>
      {lacking.length === 0 && <p>{t('build.allWritten')}</p>}
      {lacking.map((language) => (
        <p key={language}>
          {languageNames[language]}: {t('build.missing', { count: missing[language] })}
        </p>
      ))}
    </section>
  )
}
