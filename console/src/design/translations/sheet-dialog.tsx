import { readTextSheet, type TextSheetRead } from '@coverwright/rules/design/translations'
import { languageNames } from '@coverwright/rules/languages'
import { Button } from '@coverwright/ui/button'
import { useTexts } from '@coverwright/ui/locales'
import { TextFileButton } from '@coverwright/ui/text-file-button'
import { Input } from 'antd'
import { useDeferredValue, useMemo, useState } from 'react'
import type { TextsEditing } from './use-texts-draft'

const SHOWN = 12

/** A translated sheet: what it would change is shown first, and as long as anything in it is wrong nothing is taken. */
export function SheetDialog({ editor, onClose }: { editor: TextsEditing; onClose: () => void }) {
  const t = useTexts('translations')
  const [text, setText] = useState('')
  const settled = useDeferredValue(text)
  const { whole } = editor
  const body = useMemo(whole, [whole])
  const read = useMemo(() => (settled.trim() === '' ? null : readTextSheet(settled, body)), [settled, body])
  const changes = read && read.problems.length === 0 ? read.changes : []
  const take = () => {
    editor.takeOver(changes)
    onClose()
  }
  return (
    <div className="texts-sheet">
      <p>{t('sheet.about')}</p>
      <TextFileButton label={t('sheet.open')} onText={setText} />
      <Input.TextArea
        aria-label={t('sheet.paste')}
        placeholder={t('sheet.paste')}
        className="cw-mono"
        rows={5}
        value={text}
        spellCheck={false}
        onChange={(event) => setText(event.target.value)}
      />
      {read && <WhatWasRead read={read} />}
      <div className="texts-acts">
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button type="primary" disabled={changes.length === 0} onClick={take}>
          {t('sheet.take', { count: changes.length })}
        </Button>
      </div>
    </div>
  )
}

function WhatWasRead({ read: { changes, problems } }: { read: TextSheetRead }) {
  const t = useTexts('translations')
  const isWrong = problems.length > 0
  const rest = (isWrong ? problems : changes).length - SHOWN
  return (
    <div className="texts-read" role="status">
      <p className={isWrong ? 'texts-refusal' : undefined}>
        {isWrong ? t('sheet.wrong', { count: problems.length }) : t('sheet.read', { count: changes.length })}
      </p>
      <ul>
        {isWrong
          ? problems.slice(0, SHOWN).map(({ code, row, column, cell }, at) => (
              <li key={at}>
                {row > 0 && <b>{t('sheet.row', { row })}</b>} {t(`sheet.problem.${code}`, { column, cell })}
              </li>
            ))
          : changes.slice(0, SHOWN).map(({ language, before, text, row }, at) => (
              <li key={at}>
                <b>{t('sheet.row', { row })}</b> {languageNames[language]}: {before && <del dir="auto">{before}</del>}{' '}
                <ins dir="auto">{text}</ins>
              </li>
            ))}
        {rest > 0 && <li>{t('sheet.more', { count: rest })}</li>}
      </ul>
    </div>
  )
}
