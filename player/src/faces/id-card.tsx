import { Box } from './box'
import { type FaceOf, readText, sayText } from './face'

export const idCard: FaceOf<'idCard'> = {
  Face: (props) => <Box {...props} autoComplete="off" autoCapitalize="characters" spellCheck={false} maxLength={18} />,
  readForm: readText,
  say: sayText,
}
