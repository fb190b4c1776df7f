import { LaterForm, type LaterProps } from './later-form'

/** The link to this quote, by mail. */
export const GoOnLater = (props: LaterProps) => (
  <details className="later">
    <summary>{props.words.laterTitle}</summary>
    <LaterForm {...props} />
  </details>
)
