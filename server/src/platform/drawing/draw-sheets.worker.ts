import { serveTasks } from '../workers'
import { type DrawTask, drawSheets } from './draw-sheets'
import { fontNamed } from './fonts'

// Read while it waits to be asked: most of the time that a paper takes is this.
fontNamed('simplified')
fontNamed('traditional')

serveTasks((task: DrawTask) => drawSheets(task))
