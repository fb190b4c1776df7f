import '@coverwright/player/look/frame.css'
import '@coverwright/player/look/questions.css'
import '@coverwright/player/look/heavier.css'
import { takeOver } from './journey'

const after = document.getElementById('after')
if (after) void import('./after').then(({ showAfter }) => showAfter(after))
else void takeOver(document.getElementById('journey'))
