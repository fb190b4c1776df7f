import { type Block, missingByLanguage } from '@coverwright/rules/design/templates'
import { languageNames, languages } from '@coverwright/rules/languages'
import { Button } from '@coverwright/ui/button'
import { Field } from '@coverwright/ui/field'
import { useTexts } from '@coverwright/ui/locales'
import { ArrowDown, ArrowUp, Copy, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { BlockFields } from './block-fields'
import { useBuilder } from './use-building'
import { useFault } from './use-fault'

/** What the chosen block says and when it is shown; without one, what is still to be written. */
export function SettingsPane() {
  const t = useTexts('templates')
  const { chosen, mayEdit, acts } = useBuilder()
  return (
    <aside className="mail-right" aria-label={t('build.settings')}>
      {chosen ? (
        <>
          <header>
            <h2>{t(`kinds.${chosen.kind}`)}</h2>
            {mayEdit && <BlockActs block={chosen} />}
          </header>
          <BlockFields key={chosen.id} block={chosen} onChange={acts.write} />
          <ShownIf block={chosen} />
        </>
      ) : (
        <p className="mail-hint">{t('build.choose')}</p>
      )}
      <StillToWrite />
    </aside>
  )
}

function BlockActs({ block }: { block: Block }) {
  const t = useTexts('templates')
  const { blocks, acts } = useBuilder()
  const place = blocks.indexOf(block)
  const all = [
    { label: t('build.up'), icon: <ArrowUp />, isOff: place === 0, act: () => acts.move(block.id, place - 1) },
    {
      ...{ label: t('build.down'), icon: <ArrowDown />, isOff: place === blocks.length - 1 },
      act: () => acts.move(block.id, place + 1),
    },
    { label: t('build.copy'), icon: <Copy />, isOff: false, act: () => acts.copy(block) },
    { label: t('build.remove'), icon: <Trash2 />, isOff: false, act: () => acts.remove(block.id) },
  ]
  return (
    <span>
      {all.map(({ label, icon, isOff, act }) => (
        <Button key={label} size="small" type="text" icon={icon} aria-label={label} disabled={isOff} onClick={act} />
      ))}
    </span>
  )
}

function ShownIf({ block }: { block: Block }) {
  const t = useTexts('templates')
  const { mayEdit, acts, wrong } = useBuilder()
  const box = useRef<HTMLTextAreaElement>(null)
  const error = useFault(wrong?.blockId === block.id && wrong.field === 'when', box)
  return (
    <Field label={t('build.when')} help={t('build.whenHelp')} error={error}>
      {({ id, 'aria-describedby': described, 'aria-invalid': isInvalid }) => (
        <textarea
          ref={box}
          id={id}
          aria-describedby={described}
          aria-invalid={isInvalid}
          className="mail-input mail-code"
          rows={2}
          spellCheck={false}
          maxLength={1000}
          value={block.when}
          readOnly={!mayEdit}
          placeholder="policy.premium > 1000"
          onChange={({ target }) => acts.write({ ...block, when: target.value })}
        />
      )}
    </Field>
  )
}

function StillToWrite() {
  const t = useTexts('templates')
  const { body, template } = useBuilder()
  const { version, lagging } = template
  const missing = missingByLanguage(body)
  const behind = languages.filter((language) => lagging[language] > 0)
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
      {version !== null &&
        behind.map((language) => (
          <p key={language}>
            {languageNames[language]}: {t('build.lagging', { count: lagging[language], version })}
          </p>
        ))}
    </section>
  )
}
