import type { FaceOf } from './face'
import { useText } from './stage'

export const information: FaceOf<'information'> = {
  Face: function Information({ question }) {
    const text = useText()
    return (
      <div className="q say">
        {question.picture && <img src={question.picture} alt="" loading="lazy" />}
        <b>{text(question.title)}</b>
        {text(question.text)}
      </div>
    )
  },
  readForm: () => undefined,
  say: () => '',
}
