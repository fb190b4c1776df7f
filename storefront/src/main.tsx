import '@coverwright/player/look/frame.css'
import '@coverwright/player/look/questions.css'
import '@coverwright/player/look/heavier.css'
import { takeOver } from './journey'

void takeOver(document.getElementById('journey'))
