import type { Question } from '@coverwright/rules/design/forms'
import { textIn } from '@coverwright/rules/languages'
import { Switch } from '@coverwright/ui/check'
import { useTexts } from '@coverwright/ui/locales'
import { settingsOf } from '../../products'
import { freeName, nameFromTitle } from '../actions/free-name'
import { renameRefusal } from '../actions/name-refusal'
import { placedIn } from '../actions/places'
import { renameDataName } from '../actions/rename-names'
import type { FormEditing } from '../use-form-editor'
import { NameField } from './name-field'
import { questionSettings } from './question-settings'
import { SettingControl } from './setting-control'
import { TextsField } from './texts-field'

/** The settings of one question: what every one has, then what is declared for its kind. */
export function QuestionPanel({ editing, question }: { editing: FormEditing; question: Question }) {
  const t = useTexts('editor')
  const { language, mayEdit, acts, whole, product } = editing
  const { id, kind } = question
  const set = (change: Readonly<Record<string, unknown>>) => acts.setQuestion(id, change)
  const rename = (name: string) => acts.edit((pages) => renameDataName(pages, id, name), `${id} dataName`)
  const shared = { language, isReadOnly: !mayEdit }
  const text = (field: 'help' | 'tooltip') => (
    <TextsField
      {...shared}
      label={t(`setting.${field}`)}
      texts={question[field]}
      isOptional
      onWrite={(texts) => set({ [field]: texts })}
    />
  )
  return (
    <div className="editor-settings" role="group" aria-label={t('panel.settings')}>
      <p className="editor-kind">{t(`kind.${kind}`)}</p>
      <TextsField
        {...shared}
        label={t('setting.title')}
        name="title"
        texts={question.title}
        onWrite={(title) => set({ title })}
        onLeave={() => nameByTitle(editing, question, rename)}
      />
      {text('help')}
      {kind !== 'information' && (
        <>
          <NameField question={question} body={whole} isReadOnly={!mayEdit} onRename={rename} />
          <Switch isOn={question.isRequired} isDisabled={!mayEdit} onChange={(isRequired) => set({ isRequired })}>
            {t('setting.isRequired')}
          </Switch>
        </>
      )}
      {questionSettings[kind].map((setting) => (
        <SettingControl
          key={setting.field}
          {...shared}
          setting={setting}
          question={question}
          plansAt={whole.plans?.plans.length ? settingsOf(product.id, '/setting-page/plans') : null}
          onSet={set}
        />
      ))}
      {text('tooltip')}
    </div>
  )
}

/** A question that still has the name it was made with takes one from its title, unless something speaks of it already. */
function nameByTitle({ whole, language, mayEdit }: FormEditing, question: Question, rename: (name: string) => void) {
  const isGiven = question.dataName.replace(/\d+$/, '') === question.kind
  const wanted = nameFromTitle(textIn(question.title, language))
  if (!mayEdit || !isGiven || wanted === '') return
  const taken = new Set(placedIn(whole.pages).map((placed) => placed.question.dataName))
  const name = freeName(wanted, taken)
  if (!renameRefusal(whole, question.id, name)) rename(name)
}
