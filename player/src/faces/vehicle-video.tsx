import { ByDirectionTiles } from './by-direction'
import type { FaceOf } from './face'
import { FieldSet } from './field'
import { vehiclePhoto } from './vehicle-photo'

export const vehicleVideo: FaceOf<'vehicleVideo'> = {
  Face: ({ question, path, answer, onAnswer, refusals }) => (
    <FieldSet question={question} path={path} refusals={refusals}>
      <ByDirectionTiles {...{ path, answer, onAnswer, refusals }} directions={question.directions} kind="video" />
    </FieldSet>
  ),
  readForm: () => undefined,
  say: (answer, question, stage) => vehiclePhoto.say(answer, { ...question, kind: 'vehiclePhoto' }, stage),
}
