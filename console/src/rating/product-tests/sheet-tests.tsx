import { MOST_TESTS_AT_ONCE } from '@coverwright/contract/rating/product-tests'
import { printDay } from '@coverwright/rules/kernel'
import { readTestSheet, type SheetRead } from '@coverwright/rules/rating/product-tests'
import { Button } from '@coverwright/ui/button'
import { useTexts } from '@coverwright/ui/locales'
import { TextFileButton } from '@coverwright/ui/text-file-button'
import { Input } from 'antd'
import { Download } from 'lucide-react'
import { useDeferredValue, useMemo, useState } from 'react'
import { productDay } from '../../platform/day'
import { useToast } from '../../platform/toast'
import type { AddingProps } from './adding-props'
import { useExportTests, useImportTests } from './use-product-tests'

const SHOWN = 6

/** Customers with what must come out for them, pasted from a spreadsheet or read from its file; checked before any is kept. */
export function SheetTests({ opened: { product, body }, onClose }: AddingProps) {
  const t = useTexts('product-tests')
  const withToast = useToast()
  const keep = useImportTests()
  const download = useExportTests(product)
  const [text, setText] = useState('')
  const settled = useDeferredValue(text)
  const read = useMemo(() => {
    const today = printDay(productDay(body.body))
    return settled.trim() === '' ? null : readTestSheet(settled, body.body, today)
  }, [settled, body])
  const tests = read && read.problems.length === 0 ? read.tests : []
  const [isKeeping, setKeeping] = useState(false)
  const add = async () => {
    setKeeping(true)
    const work = async () => {
      for (let at = 0; at < tests.length; at += MOST_TESTS_AT_ONCE)
        await keep.mutateAsync({ productId: product.id, tests: tests.slice(at, at + MOST_TESTS_AT_ONCE) as never })
    }
    const isDone = await withToast(work, { text: t('tests.added', { count: tests.length }) })
    setKeeping(false)
    if (isDone) onClose()
  }
  return (
    <>
      <p className="impact-note">{t('sheet.about')}</p>
      <div className="tests-files">
        <TextFileButton label={t('sheet.open')} onText={setText} />
        <Button size="small" icon={<Download size={14} />} onClick={() => void download()}>
          {t('sheet.get')}
        </Button>
      </div>
      <Input.TextArea
        aria-label={t('sheet.paste')}
        placeholder={t('sheet.paste')}
        className="cw-mono tests-sheet"
        rows={8}
        value={text}
        spellCheck={false}
        onChange={(event) => setText(event.target.value)}
      />
      {read && <WhatWasRead read={read} />}
      <div className="tests-acts">
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button type="primary" loading={isKeeping} disabled={tests.length === 0} onClick={() => void add()}>
          {t('sheet.keep', { count: tests.length })}
        </Button>
      </div>
    </>
  )
}

/** How many were read, which columns were not, and each cell that has to be mended first. */
function WhatWasRead({ read: { tests, problems, ignored } }: { read: SheetRead }) {
  const t = useTexts('product-tests')
  return (
    <div className="tests-read" role="status">
      {problems.length === 0 && <p>{t('sheet.read', { count: tests.length })}</p>}
      {problems.length > 0 && <p className="tests-wrong">{t('sheet.wrong', { count: problems.length })}</p>}
      {problems.length > 0 && (
        <ul>
          {problems.slice(0, SHOWN).map(({ code, line, column, cell }, at) => (
            <li key={at}>
              {line > 0 && <b>{t('sheet.cell', { line, column })}</b>} {t(`sheet.problem.${code}`, { cell })}
            </li>
          ))}
          {problems.length > SHOWN && <li>{t('sheet.more', { count: problems.length - SHOWN })}</li>}
        </ul>
      )}
      {ignored.length > 0 && <p className="impact-note">{t('sheet.ignored', { columns: ignored.join(', ') })}</p>}
    </div>
  )
}
