import { Box } from './box'
import { type FaceOf, readText, sayText } from './face'

export const text: FaceOf<'text'> = {
  Face: (props) => <Box {...props} autoCapitalize={props.question.mask ? 'characters' : undefined} />,
  readForm: readText,
  say: sayText,
}
