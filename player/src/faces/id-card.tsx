import { Box } from './box'
import { type FaceOf, readText, sayText, textOf } from './face'

export const idCard: FaceOf<'idCard'> = {
  Face: ({ onAnswer, ...props }) => (
    <Box
      {...props}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      // As cards print it, in groups: what is pasted with its spaces is whole without them.
      onAnswer={(typed) => onAnswer(textOf(typed).replace(/\s/g, ''))}
    />
  ),
  readForm: readText,
  say: sayText,
}
