import type { Question } from '@coverwright/rules/design/forms'
import { textIn, type Texts } from '@coverwright/rules/languages'
import { Switch } from '@coverwright/ui/check'
import { useTexts } from '@coverwright/ui/locales'
import { memo, useCallback, useEffect, useRef } from 'react'
import { settingsOf } from '../../products'
import { freeName, nameFromTitle } from '../actions/free-name'
import { renameRefusal } from '../actions/name-refusal'
import { placedIn } from '../actions/places'
import { renameDataName } from '../actions/rename-names'
import type { FormEditing } from '../use-form-editor'
import { NameField } from './name-field'
import { questionSettings } from './question-settings'
import { SettingControl, type SettingProps } from './setting-control'
import { TextsField } from './texts-field'

type Props = { editing: FormEditing; question: Question }

/** The settings of one question: what every one has, then what is declared for its kind. A key draws the one it is in. */
export function QuestionPanel({ editing, question }: Props) {
  const t = useTexts('editor')
  const { language, mayEdit, whole, product } = editing
  const { kind } = question
  const box = useTitleOfAdded(editing, question.id)
  const { set, rename, refusalOf } = useQuestionActs({ editing, question })
  const shared = { language, isReadOnly: !mayEdit, onSet: set }
  const plansAt = whole.plans?.plans.length ? settingsOf(product.id, '/setting-page/plans') : null
  return (
    <div ref={box} className="editor-settings" role="group" aria-label={t('panel.settings')}>
      <p className="editor-kind">{t(`kind.${kind}`)}</p>
      <TextsField
        {...{ language, isReadOnly: !mayEdit, label: t('setting.title'), name: 'title', texts: question.title }}
        onWrite={(title) => set({ title })}
        onLeave={() => nameByTitle(editing, question, rename)}
      />
      <FurtherText {...shared} field="help" texts={question.help} />
      {kind !== 'information' && (
        <>
          <NameField {...{ dataName: question.dataName, isReadOnly: !mayEdit, refusalOf }} onRename={rename} />
          <Required {...shared} isRequired={question.isRequired} />
        </>
      )}
      {questionSettings[kind].map((setting) => (
        <SettingControl
          key={setting.field}
          {...shared}
          setting={setting}
          value={(question as unknown as Readonly<Record<string, unknown>>)[setting.field]}
          plansAt={plansAt}
        />
      ))}
      <FurtherText {...shared} field="tooltip" texts={question.tooltip} />
    </div>
  )
}

/** Whoever has just added a question goes on with its words. */
function useTitleOfAdded({ store }: FormEditing, id: string) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (store.getState().added !== id) return
    store.setState({ added: null })
    box.current?.querySelector<HTMLElement>('[data-field="title"]')?.focus()
  }, [store, id])
  return box
}

/** The same functions at every key, so that no field is drawn for them; they look at the form as it is when they are called. */
function useQuestionActs({ editing, question: { id } }: Props) {
  const { acts, whole } = editing
  const latest = useRef(whole)
  useEffect(() => void (latest.current = whole), [whole])
  const set = useCallback((change: Readonly<Record<string, unknown>>) => acts.setQuestion(id, change), [acts, id])
  const rename = useCallback(
    (name: string) => acts.edit((pages) => renameDataName(pages, id, name), `${id} dataName`),
    [acts, id],
  )
  const refusalOf = useCallback((name: string) => renameRefusal(latest.current, id, name), [id])
  return { set, rename, refusalOf }
}

type Shared = Pick<SettingProps, 'language' | 'isReadOnly' | 'onSet'>
type FurtherProps = Shared & { field: 'help' | 'tooltip'; texts: Texts | undefined }

const FurtherText = memo(function FurtherText({ field, texts, language, isReadOnly, onSet }: FurtherProps) {
  const t = useTexts('editor')
  return (
    <TextsField
      {...{ language, isReadOnly, texts, label: t(`setting.${field}`), isOptional: true }}
      onWrite={(written) => onSet({ [field]: written })}
    />
  )
})

const Required = memo(function Required({ isRequired, isReadOnly, onSet }: Shared & { isRequired: boolean }) {
  const t = useTexts('editor')
  return (
    <Switch isOn={isRequired} isDisabled={isReadOnly} onChange={(isOn) => onSet({ isRequired: isOn })}>
      {t('setting.isRequired')}
    </Switch>
  )
})

/** A question that still has the name it was made with takes one from its title, unless something speaks of it already. */
function nameByTitle({ whole, language, mayEdit }: FormEditing, question: Question, rename: (name: string) => void) {
  const isGiven = question.dataName.replace(/\d+$/, '') === question.kind
  const wanted = nameFromTitle(textIn(question.title, language))
  if (!mayEdit || !isGiven || wanted === '') return
  const taken = new Set(placedIn(whole.pages).map((placed) => placed.question.dataName))
  const name = freeName(wanted, taken)
  if (!renameRefusal(whole, question.id, name)) rename(name)
}
