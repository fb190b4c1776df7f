import { serveTasks } from '../../platform/workers'
import { type DrawTask, drawPapers } from './draw-paper'
import { fontNamed } from './fonts'

// Read while it waits to be asked: most of the time that a paper takes is this.
fontNamed('simplified')
fontNamed('traditional')

serveTasks((task: DrawTask) => drawPapers(task))
