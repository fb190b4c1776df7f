import type { ComparedVersions } from '@coverwright/contract/release/versions'
import { Preview } from '@coverwright/player/preview'
import { type Body, plannedBody } from '@coverwright/rules/design/products'
import { textIn } from '@coverwright/rules/languages'
import { Field } from '@coverwright/ui/field'
import { useLanguage, useTexts } from '@coverwright/ui/locales'
import { Select } from 'antd'
import { useMemo, useState } from 'react'
import { useBrand } from '../../design/products'

/** The same page of both, drawn by the parts that draw it for a buyer. */
export function BesideEachOther({ compared: { before, after } }: { compared: ComparedVersions }) {
  const t = useTexts('versions')
  const { language: reader } = useLanguage()
  const language = after.languages.includes(reader) ? reader : (after.languages[0] ?? reader)
  const pages = [...after.pages, ...before.pages.filter(({ id }) => !after.pages.some((page) => page.id === id))]
  const [pageId, setPageId] = useState(pages[0]?.id ?? '')
  return (
    <>
      <Field label={t('beside.page')}>
        {(control) => (
          <Select
            {...control}
            value={pageId}
            options={pages.map(({ id, title }, at) => ({
              value: id,
              label: textIn(title, language) || String(at + 1),
            }))}
            onChange={setPageId}
          />
        )}
      </Field>
      <div className="history-beside">
        <Side title={t('compare.before')} body={before} {...{ language, pageId }} />
        <Side title={t('compare.after')} body={after} {...{ language, pageId }} />
      </div>
    </>
  )
}

type SideProps = { title: string; body: Body; language: Body['languages'][number]; pageId: string }

function Side({ title, body, language, pageId }: SideProps) {
  const t = useTexts('versions')
  const [now] = useState(() => new Date())
  const brand = useBrand()
  const played = useMemo(() => plannedBody(body), [body])
  const isThere = body.pages.some(({ id }) => id === pageId)
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      {isThere ? (
        <Preview body={played} {...{ brand, language, now, pageId, title }} />
      ) : (
        <p className="history-more">{t('beside.none')}</p>
      )}
    </section>
  )
}
