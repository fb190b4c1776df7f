import { Canvas } from '@coverwright/player/canvas'
import { holdsAlways } from '@coverwright/rules/design/logic'
import { type Body, plannedBody } from '@coverwright/rules/design/products'
import { textIn } from '@coverwright/rules/languages'
import { useTexts } from '@coverwright/ui/locales'
import { type MouseEvent, useCallback, useMemo, useState } from 'react'
import { useMe } from '../../platform/me'
import { findPage } from './actions/places'
import { chosenAfter } from './editor-store'
import { useSentences } from './logic/logic-tab'
import { shownBy } from './shown-by'

const SHOWN = ['page', 'drawn', 'settled', 'language', 'chosen', 'body', 'acts', 'store'] as const

/** The page that is being edited, drawn by the very parts that draw it for a buyer. */
export const CanvasPane = shownBy(SHOWN, function CanvasPane({ editing }) {
  const t = useTexts('editor')
  const { page, drawn, settled, language, chosen, body, acts, store } = editing
  const [now] = useState(() => new Date())
  const { logoUrl: logo, faviconUrl: favicon, themeColour: colour } = useMe().company
  const brand = useMemo(() => ({ logo, favicon, colour }), [logo, favicon, colour])
  const read = useSentences(editing)
  const shown = useMemo(
    () => (page ? plannedBody<Body>({ ...body.body, pages: [page] }).pages[0] : undefined),
    [body.body, page],
  )
  const marks = useMemo(
    () =>
      new Map(
        (findPage(settled.pages, page?.id ?? '')?.questions ?? []).flatMap(({ id, showIf }) =>
          showIf && !holdsAlways(showIf)
            ? [[id, t('canvas.onlyWhen', { condition: read(showIf, 'condition') })] as const]
            : [],
        ),
      ),
    [settled.pages, page?.id, read, t],
  )
  const on = useMemo(() => new Set(chosen), [chosen])
  const choose = useCallback(
    (id: string, event: MouseEvent) => {
      const { chosen: before } = store.getState()
      const keys = { adds: event.ctrlKey || event.metaKey, extends: event.shiftKey }
      acts.choose(chosenAfter(before, page?.questions.map((each) => each.id) ?? [], id, keys))
      store.setState({ pane: 'panel' })
    },
    [acts, store, page],
  )
  if (!page || !shown) return <p className="editor-note">{t('outline.empty')}</p>
  const number = drawn.indexOf(page) + 1
  return (
    <section className="editor-middle" aria-label={t('canvas.pane')}>
      <header className="editor-pane-head">
        <h2 className="cw-cut" dir="auto">
          {textIn(page.title, language).slice(0, 200) || t('untitled')}
        </h2>
        <span className="editor-note">{t('canvas.pageOf', { number, count: drawn.length })}</span>
      </header>
      <Canvas
        {...{ look: body.body.look, brand, page, language, now, marks }}
        questions={shown.questions}
        timeZone={body.body.timeZone}
        title={t('canvas.title')}
        untitled={t('untitled')}
        chosen={on}
        onChoose={choose}
      />
    </section>
  )
})
