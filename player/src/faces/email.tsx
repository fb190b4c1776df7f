import { Box } from './box'
import { type FaceOf, readText, sayText } from './face'

export const email: FaceOf<'email'> = {
  Face: (props) => (
    <Box {...props} type="email" inputMode="email" autoComplete="email" autoCapitalize="none" spellCheck={false} />
  ),
  readForm: readText,
  say: sayText,
}
